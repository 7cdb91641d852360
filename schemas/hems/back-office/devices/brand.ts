import {
  codes,
  countries,
  dateTime,
  defineResource,
  enumeration,
  image,
  number,
  reference,
  rows,
  rules,
  section,
  text,
  type RecordOf,
} from '@/dsl';
import { hems } from '../../../services';
import { CONNECT_TYPES, connectTypeWords } from '../../parts/connections';
import { DEVICE_TYPES, deviceTypeWords } from '../../parts/deviceTypes';
import { energy, power } from '../../parts/quantities';
import { HEMS_UPLOAD } from '../../parts/hemsUpload';

const SITES = ['https://www.helios.example', 'https://www.voltara.example/guide'];
const address = () => text({ max: 255, rules: [rules.uri], samples: SITES });
const RELEASED = { releaseStatus: 1 } as const;

// covers HE-366..HE-369, HS-044
/** Who makes devices that homes connect (spec 02 §4, §7). No delete call is given. */
export const brand = defineResource({
  name: 'hems/brand',
  api: hems('brand', {
    page: 'POST list',
    options: 'POST brandBox',
    detail: 'POST detail',
    create: 'POST create',
    edit: 'POST edit',
  }),
  fields: {
    name: text({ required: true, max: 60, unique: true }),
    code: text({ required: true, max: 32, rule: rules.identifier, unique: true }),
    parentId: reference('hems/brand'),
    logoUrl: image({ required: true, single: true, maxSize: 2, upload: HEMS_UPLOAD }),
    logoDarkUrl: image({ single: true, maxSize: 2, upload: HEMS_UPLOAD }),
    manufacturer: text({ max: 100 }),
    website: address(),
    guideUrl: address(),
    deviceTypes: codes(DEVICE_TYPES, { ...deviceTypeWords, required: true, max: 12 }),
    connectTypes: codes(CONNECT_TYPES, { ...connectTypeWords, required: true, max: 4 }),
    countryCodes: countries(),
    models: rows({
      deviceType: enumeration(DEVICE_TYPES, { ...deviceTypeWords, required: true }),
      model: text({ required: true, max: 60 }),
      ratedPower: number(power),
      ratedCapacity: number(energy),
      remark: text({ max: 100 }),
    }),
    description: text({ multiline: true, max: 500 }),
    descriptionEn: text({ multiline: true, max: 500 }),
    sort: number({ min: 0, max: 999 }),
    releaseStatus: enumeration([0, 1], {
      readOnly: true,
      tones: { 0: 'neutral', 1: 'success' },
      codeAliases: { unreleased: 0, released: 1 },
    }),
    releaseTime: dateTime({ readOnly: true }),
    topStatus: enumeration([0, 1], { readOnly: true, tones: { 0: 'neutral', 1: 'info' } }),
    displayStatus: enumeration([0, 1], { readOnly: true, tones: { 0: 'neutral', 1: 'info' } }),
  },
  list: {
    columns: [
      'name',
      'code',
      { field: 'parentId', hidden: true },
      'logoUrl',
      'manufacturer',
      'deviceTypes',
      'connectTypes',
      { field: 'countryCodes', hidden: true },
      'sort',
      'releaseStatus',
      { field: 'releaseTime', hidden: true },
      'topStatus',
      'displayStatus',
    ],
    filters: ['name', 'deviceTypes', 'connectTypes', 'countryCodes', 'releaseStatus', 'topStatus', 'displayStatus'],
    search: 'name',
  },
  form: [
    section('basic', [
      'name',
      'code',
      'parentId',
      'logoUrl',
      'logoDarkUrl',
      'manufacturer',
      'website',
      'guideUrl',
      'sort',
    ]),
    section('devices', ['deviceTypes', 'connectTypes', 'countryCodes', 'models']),
    section('description', ['description', 'descriptionEn']),
  ],
  related: {
    subBrands: { resource: 'hems/sub-brand', by: { id: 'id' }, menu: false },
    capabilities: { resource: 'hems/brand-capability', by: { id: 'id' }, menu: false },
    devices: { resource: 'hems/platform-device', by: { brandId: 'id' }, menu: false },
  },
  actions: {
    release: { on: ['row', 'bulk'], call: 'POST release', visible: { releaseStatus: 0 } },
    unrelease: { on: 'row', call: 'POST unrelease', visible: RELEASED, confirm: true, danger: true },
    top: {
      on: 'row',
      call: 'POST top/topStatus',
      permission: 'topStatus',
      send: { topStatus: 1 },
      visible: { ...RELEASED, topStatus: 0 },
    },
    cancelTop: {
      on: 'row',
      call: 'POST top/topStatus',
      permission: 'topStatus',
      send: { topStatus: 0 },
      visible: { topStatus: 1 },
    },
    display: {
      on: 'row',
      call: 'POST top/displayStatus',
      permission: 'displayStatus',
      send: { displayStatus: 1 },
      visible: { ...RELEASED, displayStatus: 0 },
    },
    hide: {
      on: 'row',
      call: 'POST top/displayStatus',
      permission: 'displayStatus',
      send: { displayStatus: 0 },
      visible: { displayStatus: 1 },
    },
    topList: { on: 'page', permission: false, lists: 'hems/top-brand' },
  },
});
export type Brand = RecordOf<typeof brand>;
