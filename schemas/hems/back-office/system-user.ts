import {
  countries,
  dateTime,
  defineResource,
  enumeration,
  number,
  password,
  reference,
  referenceMany,
  rows,
  rules,
  section,
  text,
  type RecordOf,
} from '@/dsl';
import { hems } from '../../services';

// covers HE-349, HS-068, H-330
/**
 * Somebody of a partner who works with the back office (spec 02 §7). What was his becomes nobody's when he is deleted.
 */
export const systemUser = defineResource({
  name: 'hems/system-user',
  api: hems('sysUser', {
    page: 'POST page',
    options: 'POST list',
    detail: 'POST detail',
    create: 'POST create',
    edit: 'POST update',
    delete: 'POST delete',
  }),
  fields: {
    account: text({ required: true, rule: rules.email, fixed: true, unique: true }),
    name: text({ required: true, max: 30 }),
    pwd: password({ required: true, createOnly: true }),
    phone: text({ rule: rules.phone }),
    userType: enumeration(['platform', 'tenant', 'installer'], { required: true }),
    tenantId: reference('account/tenant', { required: true }),
    organizationId: reference('hems/tenant-organization', { within: 'tenantId' }),
    roleIds: referenceMany('hems/system-role', { required: true }),
    countryCodes: countries(),
    language: enumeration(['en', 'zh']),
    homeCount: number({ readOnly: true, min: 0 }),
    leadsCount: number({ readOnly: true, min: 0 }),
    lastLoginTime: dateTime({ readOnly: true }),
  },
  list: {
    columns: [
      'account',
      'name',
      'phone',
      'userType',
      'tenantId',
      'organizationId',
      'roleIds',
      'homeCount',
      'leadsCount',
      'lastLoginTime',
    ],
    filters: ['account', 'name', 'userType', 'tenantId', 'organizationId', 'roleIds'],
    search: 'name',
  },
  form: [
    section('basic', ['account', 'name', 'pwd', 'phone', 'language']),
    section('rights', ['userType', 'tenantId', 'organizationId', 'roleIds', 'countryCodes']),
  ],
  actions: {
    resetPwd: { on: 'row', call: 'POST resetPwd', confirm: true, reveal: 'pwd' },
    /** What the tenant of the signed-in user has. */
    tenantInfo: {
      on: 'page',
      permission: false,
      load: 'POST tenantInfo',
      shows: {
        tenantName: text(),
        countryCodes: countries(),
        snQuota: number(),
        homeCount: number(),
        organizations: rows({ name: text() }),
      },
    },
  },
});
export type SystemUser = RecordOf<typeof systemUser>;
