import { defineResource, enumeration, reference, text, type RecordOf } from '@/dsl';
import { pvStatistics } from '../../services';
import { PV_DEVICE_TYPES } from '../parts/deviceTypes';

// covers V-625, V-626
/** Devices the device report may be about (spec 03 §7, PV statistics). A part of that report. */
export const reportDevice = defineResource({
  name: 'pv/report-device',
  api: pvStatistics('report/device/devices', { page: 'GET .', export: 'POST export', sort: false }),
  fields: {
    name: text({ readOnly: true, aliases: ['deviceName'] }),
    sn: text({ readOnly: true }),
    deviceType: enumeration(PV_DEVICE_TYPES, { readOnly: true, shared: 'pv.deviceType' }),
    stationId: reference('pv/station', { readOnly: true, textFrom: 'stationName' }),
  },
  list: { filters: ['stationId', 'deviceType'], open: false },
});
export type ReportDevice = RecordOf<typeof reportDevice>;
