import { defineResource, type RecordOf } from '@/dsl';
import { pvStatistics } from '../../services';
import { troubleFields } from '../parts/troubleFields';

// covers V-650
/** Devices that do not give what they could, each with the reason (spec 03 §7, PV statistics; proposed fields M). */
export const abnormalDevice = defineResource({
  name: 'pv/abnormal-device',
  api: pvStatistics('device/abnormal', { page: 'POST list' }),
  recordTitle: 'deviceId',
  fields: troubleFields,
  list: {
    filters: ['stationId', 'deviceId', 'deviceType', 'abnormalType'],
    refresh: '1 min',
    sort: { field: 'startTime', order: 'desc' },
    open: 'detail',
  },
  related: { alarms: { resource: 'pv/alarm-device', by: { deviceId: 'deviceId' }, menu: false } },
});
export type AbnormalDevice = RecordOf<typeof abnormalDevice>;
