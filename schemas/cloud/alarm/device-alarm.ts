import { defineResource, range, type RecordOf } from '@/dsl';
import { cloudDevices } from '../../services';
import { alarmFields } from '../parts/alarmFields';

// covers V-146, VE-156
/** Alarms of one device (spec 03 §7, device). A part of the page of the device. */
export const deviceAlarm = defineResource({
  name: 'cloud/device-alarm',
  api: cloudDevices('alarm', { page: 'POST list' }),
  fields: alarmFields,
  list: {
    columns: ['alarmTime', 'name', 'status', 'level', 'type', 'duration', 'content'],
    filters: ['status', 'level', range('alarmTime')],
    sort: { field: 'alarmTime', order: 'desc' },
    open: false,
  },
});
export type DeviceAlarm = RecordOf<typeof deviceAlarm>;
