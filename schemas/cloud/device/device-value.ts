import { cloudMonitor } from '../../services';
import { defineResource, type RecordOf } from '@/dsl';
import { measuredFields } from '../parts/measuredFields';

// covers V-193
/** What one device measures now (spec 03 §7, monitor). A part of the page of the device. */
export const deviceValue = defineResource({
  name: 'cloud/device-value',
  api: cloudMonitor('monitor', {
    page: 'POST listByDeviceId',
    sort: false,
    read: (row) => ({ id: `${String(row.deviceId)} ${String(row.attributeCode)}`, ...row }),
  }),
  recordTitle: 'attributeName',
  fields: measuredFields,
  list: {
    columns: ['attributeName', 'value', 'unit', 'dataTime', 'quality', 'attributeCode'],
    open: false,
    refresh: '30 s',
  },
});
export type CloudDeviceValue = RecordOf<typeof deviceValue>;
