import {
  computed,
  dateTime,
  defineResource,
  enumeration,
  file,
  number,
  percent,
  section,
  text,
  type RecordOf,
} from '@/dsl';
import { pvOperations } from '../../services';
import { LIBRARY_TYPES } from '../parts/deviceTypes';

const figure = (decimals: number, unit?: string) =>
  number({ min: 0, max: 999_999_999, decimals, ...(unit !== undefined && { unit }) });

// covers VS-098, V-540, V-541, V-542, V-543, V-544, V-545, V-546, VE-240
/**
 * Models devices and modules are of, with their data sheet (proposed fields L). An import is verified first and stored
 * once it is confirmed.
 */
export const deviceLibrary = defineResource({
  name: 'pv/device-library',
  api: pvOperations('device/library', {
    page: 'GET page',
    detail: 'GET detail',
    create: 'POST create',
    edit: 'POST edit',
    delete: 'POST delete',
    import: 'POST importData',
    importConfirm: 'GET confirmImportData',
  }),
  recordTitle: 'model',
  fields: {
    deviceType: enumeration(LIBRARY_TYPES, { required: true, shared: 'pv.deviceType' }),
    brand: text({ required: true, max: 60 }),
    model: text({ required: true, max: 60 }),
    ratedPower: number({ required: true, min: 0, max: 999_999_999, decimals: 4 }),
    powerUnit: computed(({ deviceType }) => (deviceType === 'module' ? 'Wp' : 'kW')),
    mpptCount: figure(0),
    seriesCount: figure(0),
    maxDcVoltage: figure(1, 'V'),
    efficiency: percent(),
    voc: figure(2, 'V'),
    isc: figure(2, 'A'),
    vmp: figure(2, 'V'),
    imp: figure(2, 'A'),
    temperatureCoefficient: number({ min: -999_999_999, max: 999_999_999, decimals: 4, unit: '%/℃' }),
    dimension: text({ max: 60 }),
    document: file(),
    updateTime: dateTime({ readOnly: true }),
  },
  list: {
    columns: ['model', 'brand', 'deviceType', 'ratedPower', 'powerUnit', 'mpptCount', 'seriesCount', 'updateTime'],
    filters: ['model', 'brand', 'deviceType'],
  },
  form: [
    section('basic', ['deviceType', 'brand', 'model', 'ratedPower', 'efficiency', 'dimension', 'document']),
    section('inputs', ['mpptCount', 'seriesCount', 'maxDcVoltage'], { visible: { deviceType: 'inverter' } }),
    section('curve', ['voc', 'isc', 'vmp', 'imp', 'temperatureCoefficient'], { visible: { deviceType: 'module' } }),
  ],
  detail: [
    section('basic', [
      'deviceType',
      'brand',
      'model',
      'ratedPower',
      'powerUnit',
      'efficiency',
      'dimension',
      'document',
      'updateTime',
    ]),
    section('inputs', ['mpptCount', 'seriesCount', 'maxDcVoltage'], { visible: { deviceType: 'inverter' } }),
    section('curve', ['voc', 'isc', 'vmp', 'imp', 'temperatureCoefficient'], { visible: { deviceType: 'module' } }),
  ],
});
export type DeviceLibrary = RecordOf<typeof deviceLibrary>;
