import { country, defineResource, enumeration, number, reference, rules, section, text, type RecordOf } from '@/dsl';
import { hems } from '../../services';

// covers HS-066, HE-352
/**
 * A part of a partner: a branch, a dealer, an installer (spec 02 §7). It stays while users, homes or serial numbers
 * belong to it.
 */
export const tenantOrganization = defineResource({
  name: 'hems/tenant-organization',
  api: hems('tenant/organization', {
    page: 'POST page',
    detail: 'POST detail',
    create: 'POST add',
    edit: 'POST upd',
    delete: 'POST del',
  }),
  recordTitleEn: 'nameEn',
  fields: {
    tenantId: reference('account/tenant', { required: true }),
    name: text({ required: true, max: 60 }),
    nameEn: text({ max: 120 }),
    code: text({ required: true, max: 32, unique: true }),
    orgType: enumeration(['branch', 'dealer', 'installer', 'service'], { required: true }),
    countryCode: country({ required: true }),
    registrationNo: text({ max: 32 }),
    vatNo: text({ max: 20 }),
    contact: text({ required: true, max: 30 }),
    email: text({ required: true, rule: rules.email }),
    phone: text({ rule: rules.phone }),
    address: text({ max: 255 }),
    userCount: number({ readOnly: true, min: 0 }),
    homeCount: number({ readOnly: true, min: 0 }),
    snCount: number({ readOnly: true, min: 0 }),
  },
  list: {
    columns: [
      'name',
      'tenantId',
      'code',
      'orgType',
      'countryCode',
      'contact',
      'email',
      'userCount',
      'homeCount',
      'snCount',
    ],
    filters: ['tenantId', 'name', 'orgType', 'countryCode'],
    search: 'name',
  },
  form: [
    section('basic', ['tenantId', 'name', 'nameEn', 'code', 'orgType', 'countryCode', 'registrationNo', 'vatNo']),
    section('contact', ['contact', 'email', 'phone', 'address']),
  ],
});
export type TenantOrganization = RecordOf<typeof tenantOrganization>;
