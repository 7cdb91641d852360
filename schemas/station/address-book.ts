import { defineResource, referenceMany, rules, section, text, type RecordOf } from '@/dsl';
import { smp } from '../services';

// covers VE-214
/** Whom to call about a station (spec 03 §6, §7). An import is verified first and stored once it is confirmed. */
export const addressBook = defineResource({
  name: 'station/address-book',
  api: smp('userBook', {
    page: 'POST page',
    detail: 'POST detail',
    create: 'POST save',
    edit: 'POST update',
    delete: 'POST delete',
    import: 'POST import',
    importConfirm: 'POST import/confirm',
    template: 'GET template/download',
  }),
  fields: {
    name: text({ required: true, max: 30 }),
    company: text({ required: true, max: 60 }),
    department: text({ max: 60 }),
    position: text({ max: 30 }),
    phone: text({ required: true, rule: rules.mobile }),
    telephone: text({ max: 20 }),
    email: text({ rule: rules.email }),
    stationIds: referenceMany('ticket/station', { max: 50 }),
    remark: text({ multiline: true, max: 500 }),
  },
  list: {
    columns: [
      'name',
      'company',
      'department',
      'position',
      'phone',
      'email',
      'stationIds',
      { field: 'telephone', hidden: true },
    ],
    filters: ['name', 'company', 'phone', 'stationIds'],
    inline: ['department', 'position', 'phone', 'email'],
    bulk: ['company', 'department', 'stationIds'],
  },
  form: [
    section('basic', ['name', 'company', 'department', 'position']),
    section('contact', ['phone', 'telephone', 'email', 'stationIds', 'remark']),
  ],
  standard: { delete: { undo: true } },
  import: { fields: ['name', 'company', 'department', 'position', 'phone', 'telephone', 'email', 'stationIds'] },
});
export type AddressBook = RecordOf<typeof addressBook>;
