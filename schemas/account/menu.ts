import {
  boolean,
  defineResource,
  enumeration,
  number,
  reference,
  rules,
  section,
  text,
  treeReference,
  type RecordOf,
} from '@/dsl';
import { account } from './parts/services';

// covers FE-073..FE-085, F-019
/** A directory, menu or button of an application; what roles grant (spec 01 §3, §6). */
export const menu = defineResource({
  name: 'account/menu',
  api: account('menu', {
    tree: 'GET list',
    options: 'GET allTree',
    detail: 'GET detail',
    create: 'POST create',
    edit: 'POST edit',
    delete: 'POST delete',
  }),
  recordTitle: 'name',
  recordTitleEn: 'nameEn',
  fields: {
    productId: reference('account/product', { required: true, textFrom: 'productName' }),
    parentId: treeReference('account/menu', {
      textFrom: 'parentName',
      excludeSelf: true,
      within: 'productId',
      default: '0',
    }),
    type: enumeration([2, 1, 3], {
      call: 'GET type-box',
      required: true,
      default: 1,
      codeAliases: { directory: 2, menu: 1, button: 3 },
      tones: { 2: 'neutral', 1: 'info', 3: 'warning' },
    }),
    name: text({ required: true, max: 30 }),
    nameEn: text({ required: true, max: 60 }),
    icon: text({ max: 60 }),
    sort: number({ required: true, min: 0, max: 999, default: 0 }),
    router: text({ max: 60 }),
    path: text({ max: 255, rule: rules.routeAddress }),
    component: text({ max: 255 }),
    externalLink: boolean({ default: false }),
    visible: boolean({ required: true, default: true }),
    permission: text({ max: 100 }),
    operatorMenu: boolean({ default: false }),
  },
  list: {
    columns: [
      'name',
      'nameEn',
      'type',
      'icon',
      'path',
      'component',
      'permission',
      'visible',
      { field: 'sort', hidden: true },
      { field: 'router', hidden: true },
      { field: 'operatorMenu', hidden: true },
    ],
    filters: ['productId', 'name', 'type'],
  },
  form: [
    section('basic', ['productId', 'parentId', 'type', 'name', 'nameEn', 'sort', 'icon']),
    section('route', ['externalLink', 'path', 'router', 'component', 'permission'], {}),
    section('display', ['visible', 'operatorMenu']),
  ],
  tree: { parent: 'parentId' },
  when: {
    icon: { visible: { type: { in: [1, 2] } } },
    externalLink: { visible: { type: 1 } },
    path: { visible: { type: { in: [1, 2] } }, required: { type: { in: [1, 2] } } },
    router: { visible: { type: 1 }, required: { type: 1 } },
    component: { visible: { type: 1, externalLink: { ne: true } }, required: { type: 1 } },
    permission: { visible: { type: 3 }, required: { type: 3 } },
  },
});
export type Menu = RecordOf<typeof menu>;
