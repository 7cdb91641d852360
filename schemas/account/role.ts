import {
  boolean,
  dateTime,
  defineResource,
  number,
  reference,
  referenceMany,
  rows,
  section,
  text,
  type RecordOf,
} from '@/dsl';
import { account } from './parts/services';

// covers FE-060..FE-064
/** What a group of users may see and do: menus and buttons, per application (spec 01 §6). */
export const role = defineResource({
  name: 'account/role',
  api: account('role', {
    page: 'GET page',
    options: 'GET list',
    detail: 'GET detail',
    create: 'POST create',
    edit: 'POST edit',
    delete: 'POST delete',
  }),
  fields: {
    name: text({ required: true, max: 30, unique: true }),
    description: text({ multiline: true, max: 200 }),
    /** `halfMenuIds` are the partly ticked parents, so that nobody has to compute them again. */
    productMenuList: rows(
      {
        productId: reference('account/product', { required: true }),
        menuIds: referenceMany('account/menu'),
        halfMenuIds: referenceMany('account/menu'),
      },
      { required: true },
    ),
    productCount: number({ readOnly: true }),
    userCount: number({ readOnly: true }),
    builtIn: boolean({ readOnly: true }),
    createUser: text({ readOnly: true }),
    createTime: dateTime({ readOnly: true }),
  },
  list: {
    columns: ['name', 'description', 'productCount', 'userCount', 'builtIn', 'createUser', 'createTime'],
    filters: ['name'],
  },
  form: [section('basic', ['name', 'description']), section('permissions', ['productMenuList'])],
  standard: { edit: { visible: { builtIn: { ne: true } } }, delete: { visible: { builtIn: { ne: true } } } },
  actions: { viewAs: { on: 'row' } },
});
export type Role = RecordOf<typeof role>;
