import {
  date,
  dateTime,
  defineResource,
  enumeration,
  options,
  pattern,
  reference,
  rows,
  section,
  tags,
  text,
  type RecordOf,
} from '@/dsl';
import { hems } from '../../../services';
import { FIELD_RULES } from '../../parts/cloudTable';
import { activateState, SN_TYPES, snTypeWords } from '../../parts/deviceStates';
import { moreTypes } from '../../parts/moreCodes';

const lettersAndDigits = pattern('lettersAndDigits', /^[A-Za-z0-9]+$/);
const macAddress = pattern('macAddress', /^[\da-f]{2}(?::[\da-f]{2}){5}$/i);
const SAMPLES = Array.from({ length: 64 }, (_, index) => `HUB2SAMPLE${String(index).padStart(4, '0')}`);

const kind = {
  type: enumeration(SN_TYPES, { ...snTypeWords, ...moreTypes('snTypeEnum'), required: true }),
  model: options('POST /iems-goeu-web/web/common/model', {
    required: true,
    within: 'type',
    samples: ['Home Hub 2', 'P1 Link'],
  }),
  brandId: reference('hems/brand', { required: true }),
  batchNo: text({ max: 32 }),
};

// covers HE-374..HE-379, HS-048
/**
 * A device that was made, to whom it was given, and whether it has connected (spec 02 §3, §7). Nothing of it is edited.
 */
export const serialNumber = defineResource({
  name: 'hems/serial-number',
  api: hems('sn', {
    page: 'POST list',
    detail: 'POST detail',
    create: 'POST add',
    export: 'POST export',
    rules: FIELD_RULES,
  }),
  recordTitle: 'sn',
  fields: {
    sn: text({ required: true, max: 32, rule: lettersAndDigits, unique: true, samples: SAMPLES }),
    ...kind,
    mac: text({ max: 17, rule: macAddress, samples: ['00:1b:44:11:3a:b7', '00:1b:44:11:3a:b8'] }),
    verifyCode: text({ max: 16 }),
    hardwareVersion: text({ max: 32 }),
    productionDate: date(),
    tenantName: text({ readOnly: true }),
    organizationName: text({ readOnly: true }),
    installerName: text({ readOnly: true }),
    activateState,
    activateTime: dateTime({ readOnly: true }),
    stationId: reference('hems/home', { readOnly: true, textFrom: 'stationName' }),
    history: rows(
      { time: dateTime(), operator: text(), action: text(), from: text(), to: text() },
      { readOnly: true, aliases: ['historyList', 'distributionHistory', 'logs'] },
    ),
  },
  list: {
    columns: [
      'sn',
      'type',
      'model',
      'brandId',
      'batchNo',
      { field: 'productionDate', hidden: true },
      'tenantName',
      'organizationName',
      'installerName',
      'activateState',
      'activateTime',
      { field: 'stationId', hidden: true },
    ],
    filters: [
      'sn',
      'type',
      'model',
      'brandId',
      'batchNo',
      'tenantName',
      'organizationName',
      'installerName',
      'activateState',
    ],
    search: 'sn',
  },
  form: [
    section('basic', ['sn', 'type', 'model', 'brandId', 'batchNo']),
    section('production', ['mac', 'verifyCode', 'hardwareVersion', 'productionDate']),
  ],
  detail: [
    section('basic', ['sn', 'type', 'model', 'brandId', 'batchNo', 'activateState', 'activateTime', 'stationId']),
    section('production', ['mac', 'verifyCode', 'hardwareVersion', 'productionDate']),
    section('distribution', ['tenantName', 'organizationName', 'installerName', 'history']),
  ],
  actions: {
    /** Many of a kind, typed or pasted. */
    addBatch: {
      on: 'page',
      call: 'POST add',
      permission: 'create',
      form: { ...kind, sns: tags({ required: true, max: 1000, samples: ['HUB2BATCH0001', 'HUB2BATCH0002'] }) },
    },
  },
});
export type SerialNumber = RecordOf<typeof serialNumber>;
