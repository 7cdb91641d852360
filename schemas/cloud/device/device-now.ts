import { defineResource, type RecordOf } from '@/dsl';
import { cloudDevices } from '../../services';
import { stateFields } from '../parts/stateFields';

// covers V-140
/** The state each device is in now (spec 03 §7, device). */
export const deviceNow = defineResource({
  name: 'cloud/device-now',
  api: cloudDevices('data/monitor/state', {
    page: 'POST list',
    sort: false,
    read: (row) => ({ id: String(row.deviceId), ...row }),
  }),
  recordTitle: 'deviceId',
  fields: stateFields,
  list: { columns: ['deviceId', 'state', 'startTime', 'duration'], filters: ['state'], open: false },
});
export type DeviceNow = RecordOf<typeof deviceNow>;
