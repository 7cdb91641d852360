import { defineResource, enumeration, image, number, section, text, type RecordOf } from '@/dsl';
import { hems } from '../../../services';
import { DEVICE_TYPES, deviceTypeWords } from '../../parts/deviceTypes';
import { HEMS_UPLOAD } from '../../parts/hemsUpload';

// covers HE-370..HE-372, HS-046
/**
 * Something devices may be able to do, switched on or off for the whole platform, in the order the app shows (spec 02
 * §4, §7). No delete call is given.
 */
export const capabilityConfig = defineResource({
  name: 'hems/capability-config',
  api: hems('capability', {
    page: 'POST config/page',
    options: 'POST listCapabilityConfig',
    detail: 'POST config/detail',
    create: 'POST config/create',
    edit: 'POST config/edit',
  }),
  recordTitleEn: 'nameEn',
  fields: {
    code: text({ required: true, max: 32, fixed: true, unique: true }),
    name: text({ required: true, max: 60 }),
    nameEn: text({ required: true, max: 120 }),
    deviceType: enumeration(DEVICE_TYPES, { ...deviceTypeWords, required: true }),
    category: enumeration(['monitor', 'control', 'strategy', 'setting'], { required: true }),
    icon: image({ single: true, maxSize: 1, upload: HEMS_UPLOAD }),
    description: text({ multiline: true, max: 255 }),
    descriptionEn: text({ multiline: true, max: 255 }),
    switch: enumeration([0, 1], {
      readOnly: true,
      tones: { 0: 'neutral', 1: 'success' },
      codeAliases: { off: 0, on: 1 },
    }),
    sort: number({ readOnly: true, min: 0, max: 999 }),
  },
  list: {
    columns: ['code', 'name', 'nameEn', 'deviceType', 'category', 'icon', 'switch', 'sort'],
    filters: ['code', 'name', 'deviceType', 'category', 'switch'],
    search: 'name',
    sort: { field: 'sort', order: 'asc' },
  },
  form: [
    section('basic', ['code', 'name', 'nameEn', 'deviceType', 'category', 'icon']),
    section('description', ['description', 'descriptionEn']),
  ],
  related: { brands: { resource: 'hems/capability-brand', by: { capabilityId: 'id' }, menu: false } },
  actions: {
    switchOn: {
      on: 'row',
      call: 'POST config/switch',
      permission: 'switch',
      send: { switch: 1 },
      visible: { switch: 0 },
    },
    switchOff: {
      on: 'row',
      call: 'POST config/switch',
      permission: 'switch',
      send: { switch: 0 },
      visible: { switch: 1 },
      confirm: true,
    },
    sort: { on: 'page', call: 'POST config/sort', arranges: true },
  },
});
export type CapabilityConfig = RecordOf<typeof capabilityConfig>;
