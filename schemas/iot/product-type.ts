import { dateTime, defineResource, enumeration, reference, rows, section, text, type RecordOf } from '@/dsl';
import { attributeCore } from './parts/deviceAttribute';
import { iot } from '../services';

const { code, name, rwType, dataType, unit } = attributeCore;

// covers VE-029..VE-038, VE-219
/**
 * A device model: what devices of a type can report and be told (spec 03 §3, §4). What is changed is a draft until the
 * latest version is published. No delete call is given, so there is no Delete: a type is disabled.
 */
export const productType = defineResource({
  name: 'iot/product-type',
  api: iot('productType', {
    page: 'GET page',
    options: 'GET list',
    detail: 'GET detail',
    create: 'POST create',
    edit: 'POST edit',
  }),
  recordTitleEn: 'nameEn',
  fields: {
    code: text({ required: true, max: 32, unique: true }),
    name: text({ required: true, max: 60 }),
    nameEn: text({ max: 60 }),
    productTypeId: reference('iot/product-type'),
    versionNumber: text({ readOnly: true, aliases: ['version'] }),
    publishStatus: enumeration(['unpublished', 'published', 'modified'], {
      readOnly: true,
      tones: { unpublished: 'neutral', published: 'success', modified: 'warning' },
    }),
    status: enumeration([1, 0], {
      readOnly: true,
      aliases: ['state'],
      tones: { 1: 'success', 0: 'neutral' },
      codeAliases: { enabled: 1, disabled: 0 },
    }),
    description: text({ multiline: true, max: 500 }),
    dynamicAttributes: rows({ code, name, rwType, dataType, unit, explanation: text({ max: 255 }) }),
    staticAttributes: rows({
      code,
      name,
      dataType,
      unit,
      paramValue: text({ max: 255 }),
      explanation: text({ max: 255 }),
    }),
    updateTime: dateTime({ readOnly: true }),
    updateUser: text({ readOnly: true }),
  },
  list: {
    columns: [
      'code',
      'name',
      { field: 'nameEn', hidden: true },
      'productTypeId',
      'versionNumber',
      'publishStatus',
      'status',
      'description',
      'updateTime',
      'updateUser',
    ],
    filters: ['code', 'name', 'publishStatus', 'status'],
  },
  form: [
    section('basic', ['code', 'name', 'nameEn', 'productTypeId', 'description']),
    section('attributes', ['dynamicAttributes', 'staticAttributes']),
  ],
  actions: {
    publish: { on: 'row', call: 'POST publish', visible: { publishStatus: { ne: 'published' } }, confirm: true },
    enable: {
      on: ['row', 'bulk'],
      call: 'POST updateStatus',
      send: { status: 1 },
      visible: { status: 0 },
      confirm: true,
    },
    disable: {
      on: ['row', 'bulk'],
      call: 'POST updateStatus',
      send: { status: 0 },
      visible: { status: 1 },
      confirm: true,
      danger: true,
    },
    /** Copies standard attributes of the type into the model, by its edit call. */
    addStandards: { on: 'row', permission: 'edit' },
  },
});
export type ProductType = RecordOf<typeof productType>;
