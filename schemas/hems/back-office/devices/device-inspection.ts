import {
  dateTime,
  defineResource,
  enumeration,
  image,
  number,
  options,
  reference,
  section,
  text,
  type RecordOf,
} from '@/dsl';
import { hems } from '../../../services';
import { PROTOCOLS } from '../../parts/connections';
import { DEVICE_TYPES, deviceTypeWords } from '../../parts/deviceTypes';
import { energy, power } from '../../parts/quantities';
import { HEMS_UPLOAD } from '../../parts/hemsUpload';
import { moreDetail } from '../../parts/moreCodes';

const PROBLEM = { result: { ne: 'compatible' } } as const;
const OTHER = { brandId: 'other' } as const;

// covers HE-332, HS-043
/**
 * What was found in a house that is to become a customer's (spec 02 §7). No list call is given: it is a part of the
 * lead's detail.
 */
export const deviceInspection = defineResource({
  name: 'hems/device-inspection',
  api: hems('deviceInspection', {
    page: {
      call: 'POST /iems-goeu-web/web/leads/detail',
      pages: false,
      at: 'deviceInspectionList',
      names: { leadsId: 'id' },
    },
    detail: 'POST detail',
    create: 'POST save',
    edit: 'POST save',
    delete: 'POST del',
    read: (row) => ({ brandIdDesc: row.brandName ?? null, ...row }),
  }),
  recordTitle: 'model',
  fields: {
    leadsId: reference('hems/lead', { required: true, fixed: true }),
    deviceType: enumeration(DEVICE_TYPES, { ...deviceTypeWords, required: true }),
    brandId: options('POST brand', { required: true, within: 'deviceType', samples: ['other'] }),
    brandName: text({ max: 60 }),
    model: text({ required: true, max: 60 }),
    sn: text({ max: 32 }),
    firmwareVersion: text({ max: 32 }),
    installYear: number({ min: 1990, max: 2100 }),
    ratedPower: number(power),
    ratedCapacity: number(energy),
    phases: enumeration([1, 3]),
    protocol: options('POST /iems-goeu-web/web/common/detailEnumBox', { at: 'protocolEnum', samples: PROTOCOLS }),
    network: enumeration(['ethernet', 'wifi', 'mobile', 'rs485', 'none']),
    location: text({ max: 100 }),
    photos: image({ upload: HEMS_UPLOAD }),
    result: enumeration(['compatible', 'conditional', 'incompatible', 'unknown'], {
      ...moreDetail('inspectionResultEnum'),
      required: true,
      tones: { compatible: 'success', conditional: 'warning', incompatible: 'error', unknown: 'neutral' },
    }),
    problem: text({ multiline: true, max: 500 }),
    inspectorId: reference('hems/system-user', { required: true }),
    inspectTime: dateTime({ required: true }),
  },
  list: {
    of: 'leadsId',
    columns: [
      'leadsId',
      'deviceType',
      { field: 'brandId', sortable: false },
      'model',
      'ratedPower',
      'result',
      'inspectorId',
      'inspectTime',
    ],
    filters: [
      'deviceType',
      'brandId',
      'result',
      { field: 'inspectTime', as: 'range', params: ['beginTime', 'endTime'] },
    ],
  },
  form: [
    section('device', [
      'leadsId',
      'deviceType',
      'brandId',
      'brandName',
      'model',
      'sn',
      'firmwareVersion',
      'installYear',
    ]),
    section('data', ['ratedPower', 'ratedCapacity', 'phases', 'protocol', 'network', 'location', 'photos']),
    section('result', ['result', 'problem', 'inspectorId', 'inspectTime']),
  ],
  when: { brandName: { visible: OTHER, required: OTHER }, problem: { required: PROBLEM } },
});
export type DeviceInspection = RecordOf<typeof deviceInspection>;
