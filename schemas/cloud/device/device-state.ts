import { defineResource, range, type RecordOf } from '@/dsl';
import { cloudDevices } from '../../services';
import { stateFields } from '../parts/stateFields';

// covers V-141
/** The states a device has been in, one after the other (spec 03 §7, device). A part of the page of the device. */
export const deviceState = defineResource({
  name: 'cloud/device-state',
  api: cloudDevices('data/monitor/state', {
    page: 'POST history',
    sort: false,
    read: (row) => ({ id: `${String(row.deviceId)} ${String(row.startTime)}`, ...row }),
  }),
  recordTitle: 'startTime',
  fields: stateFields,
  list: {
    columns: ['state', 'startTime', 'endTime', 'duration'],
    filters: ['state', range('startTime', { maxSpan: '1 year' })],
    open: false,
  },
});
export type DeviceState = RecordOf<typeof deviceState>;
