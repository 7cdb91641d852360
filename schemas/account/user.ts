import {
  dateTime,
  defineResource,
  enumeration,
  password,
  referenceMany,
  rules,
  section,
  text,
  treeReference,
  type RecordOf,
} from '@/dsl';
import { account } from './parts/services';

// covers FE-065..FE-072
/** Somebody who signs in to the console (spec 01 §3, §4). No delete call is given, so there is no Delete. */
export const user = defineResource({
  name: 'account/user',
  api: account('user', {
    page: 'GET page',
    detail: 'GET detail',
    create: 'POST create',
    edit: 'POST edit',
    // A lock is a state of its own or a flag beside the state.
    read: (row) => (row.lockFlag === true || String(row.lockFlag ?? '') === '1' ? { ...row, state: 2 } : row),
  }),
  fields: {
    account: text({ required: true, max: 255, rule: rules.account, fixed: true, unique: true }),
    name: text({ required: true, max: 30 }),
    pwd: password({ required: true, createOnly: true }),
    orgId: treeReference('account/organization', { required: true, textFrom: 'orgName' }),
    roleIds: referenceMany('account/role', { required: true, textFrom: 'roleNames' }),
    email: text({ rule: rules.email }),
    phone: text({ rule: rules.phone }),
    description: text({ multiline: true, max: 200 }),
    lastLoginTime: dateTime({ readOnly: true }),
    state: enumeration([1, 0, 2], {
      readOnly: true,
      aliases: ['status'],
      tones: { 1: 'success', 0: 'neutral', 2: 'error' },
      codeAliases: { enabled: 1, disabled: 0, locked: 2 },
    }),
  },
  list: {
    columns: ['account', 'name', 'state', 'roleIds', 'orgId', 'lastLoginTime', 'email', 'phone'],
    filters: ['account', 'name', 'orgId', 'roleIds', 'phone', 'state'],
    inline: ['email', 'phone'],
    bulk: ['orgId', 'roleIds'],
  },
  form: [
    section('basic', ['account', 'name', 'pwd', 'orgId', 'roleIds']),
    section('contact', ['email', 'phone', 'description']),
  ],
  actions: {
    enable: { on: ['row', 'bulk'], call: 'POST updateState', send: { state: 1 }, visible: { state: 0 }, confirm: true },
    disable: {
      on: ['row', 'bulk'],
      call: 'POST updateState',
      send: { state: 0 },
      visible: { state: 1 },
      confirm: true,
      danger: true,
    },
    unlock: { on: 'row', call: 'POST unlock', visible: { state: 2 }, confirm: true },
    resetPwd: { on: 'row', call: 'POST resetPwd', confirm: true, reveal: 'pwd' },
  },
});
export type User = RecordOf<typeof user>;
