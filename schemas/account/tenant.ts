import {
  country,
  date,
  defineResource,
  enumeration,
  image,
  number,
  password,
  range,
  referenceMany,
  rules,
  section,
  text,
  type RecordOf,
} from '@/dsl';
import { account } from './parts/services';

const basic = {
  name: text({ required: true, max: 60, unique: true }),
  nameEn: text({ max: 120 }),
  identification: text({ required: true, max: 32, rule: rules.identifier, unique: true }),
  orgCode: text({ max: 32 }),
  countryCode: country({ required: true }),
  primaryAccount: text({ required: true, max: 255, rule: rules.account, fixed: true, unique: true }),
  initialPwd: password({ required: true, createOnly: true }),
};
const contact = {
  contact: text({ required: true, max: 30 }),
  phone: text({ required: true, rule: rules.phone }),
  email: text({ required: true, rule: rules.email }),
};
const platform = {
  sysName: text({ max: 60 }),
  sysNameEn: text({ max: 120 }),
  logoUrl: image({ single: true, maxSize: 2 }),
};
const applications = { productIds: referenceMany('account/product', { required: true }) };
const names = <T extends object>(fields: T) => Object.keys(fields) as (keyof T & string)[];

// covers FE-038..FE-052
/** A company on the platform (spec 01 §3, §4, §7). */
export const tenant = defineResource({
  name: 'account/tenant',
  api: account('tenant', {
    page: 'GET page',
    options: 'GET list',
    detail: 'GET detail',
    create: 'POST create',
    edit: 'POST edit',
    validate: { call: 'GET validateTenantInfo', fields: ['name', 'identification', 'primaryAccount'] },
  }),
  recordTitleEn: 'nameEn',
  fields: {
    ...basic,
    ...contact,
    ...platform,
    ...applications,
    productCount: number({ readOnly: true }),
    activationDate: date({ readOnly: true }),
    state: enumeration([0, 1, 2], {
      readOnly: true,
      aliases: ['status'],
      tones: { 0: 'neutral', 1: 'success', 2: 'error' },
      codeAliases: { notActivated: 0, active: 1, locked: 2 },
    }),
  },
  list: {
    columns: [
      'name',
      'identification',
      { field: 'orgCode', hidden: true },
      'countryCode',
      'primaryAccount',
      'contact',
      'productCount',
      'activationDate',
      'state',
    ],
    filters: [
      'name',
      'identification',
      'countryCode',
      'state',
      range('activationDate', { params: ['beginDate', 'endDate'] }),
    ],
  },
  form: [
    section('basic', names(basic)),
    section('contact', names(contact)),
    section('platform', names(platform)),
    section('applications', ['productIds']),
  ],
  // a phone of a tenant in China is a mobile phone (proposed fields)
  when: { phone: { valid: ({ countryCode, phone }) => countryCode !== 'CN' || rules.mobile.passes(phone) } },
  actions: {
    flowCreate: {
      on: 'page',
      call: 'POST flowCreate',
      permission: 'create',
      form: { ...basic, ...contact, ...applications },
      steps: [section('basic', names({ ...basic, ...contact })), section('applications', ['productIds'])],
    },
    unlock: { on: 'row', call: 'POST unlock', visible: { state: 2 }, confirm: true },
    resetPwd: { on: 'row', call: 'POST resetPwd', confirm: true, reveal: 'pwd' },
    assign: { on: 'row', visible: { state: 1 } },
    unassign: { on: 'row', visible: { state: 1, productCount: { gt: 0 } } },
  },
});
export type Tenant = RecordOf<typeof tenant>;
