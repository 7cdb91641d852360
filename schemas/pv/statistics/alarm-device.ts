import { defineResource, type RecordOf } from '@/dsl';
import { pvStatistics } from '../../services';
import { troubleFields } from '../parts/troubleFields';

// covers V-651
/**
 * Devices with alarms that last (spec 03 §7, PV statistics; proposed fields M). A part of the page of an abnormal
 * device.
 */
export const alarmDevice = defineResource({
  name: 'pv/alarm-device',
  api: pvStatistics('device/alarm', { page: 'POST list' }),
  recordTitle: 'deviceId',
  fields: troubleFields,
  list: { filters: ['stationId', 'deviceId', 'deviceType', 'abnormalType'], refresh: '1 min', open: false },
});
export type AlarmDevice = RecordOf<typeof alarmDevice>;
