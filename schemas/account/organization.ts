import { dateTime, defineResource, number, section, text, treeReference, type RecordOf } from '@/dsl';
import { account } from './parts/services';

// covers FE-053..FE-059
/** A part of a tenant, in a tree. Deleting one deletes those below it (spec 01 §6). */
export const organization = defineResource({
  name: 'account/organization',
  api: account('org', {
    page: { call: 'GET list', pages: false },
    tree: 'GET tree',
    detail: 'GET detail',
    create: 'POST create',
    edit: 'POST edit',
    delete: 'POST delete',
  }),
  recordTitleEn: 'nameEn',
  fields: {
    parentId: treeReference('account/organization', { required: true, textFrom: 'parentName', excludeSelf: true }),
    name: text({ required: true, max: 60 }),
    nameEn: text({ max: 120 }),
    code: text({ max: 32 }),
    sort: number({ required: true, min: 0, max: 999 }),
    description: text({ multiline: true, max: 200 }),
    userCount: number({ readOnly: true }),
    createTime: dateTime({ readOnly: true }),
  },
  list: {
    columns: ['name', 'nameEn', 'code', 'userCount', 'description', 'createTime', 'sort'],
    filters: ['name', 'code'],
  },
  form: [section('basic', ['parentId', 'name', 'nameEn', 'code', 'sort', 'description'])],
  tree: { parent: 'parentId', fixedRoot: true },
  when: { parentId: { visible: { parentId: { ne: '0' } } } },
  standard: { delete: { visible: { parentId: { ne: '0' } } } },
});
export type Organization = RecordOf<typeof organization>;
