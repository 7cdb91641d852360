import { defineResource, range, section, tab, type RecordOf } from '@/dsl';
import { cloudDevices } from '../../services';
import { measuredFields } from '../parts/measuredFields';

// covers V-138, V-139, V-142
/** Values of all devices, with the states of the one that is open (spec 03 §7, device). */
export const dataMonitor = defineResource({
  name: 'cloud/data-monitor',
  api: cloudDevices('data/monitor', { page: 'POST list', detail: 'POST detail', export: 'POST export' }),
  recordTitle: 'attributeName',
  fields: measuredFields,
  list: {
    columns: ['deviceId', 'attributeName', 'value', 'unit', 'dataTime', 'quality', 'attributeCode'],
    filters: ['deviceId', 'attributeName', 'quality', range('dataTime')],
    refresh: '30 s',
  },
  detail: tab('overview', [
    section('basic', ['deviceId', 'attributeName', 'attributeCode', 'value', 'unit', 'dataTime', 'quality']),
  ]),
  related: {
    values: { resource: 'cloud/device-value', by: { deviceId: 'deviceId' }, menu: false },
    states: { resource: 'cloud/device-state', by: { deviceId: 'deviceId' }, menu: false },
    current: { resource: 'cloud/device-now', by: { deviceId: 'deviceId' }, menu: false },
  },
});
export type DataMonitor = RecordOf<typeof dataMonitor>;
