import { defineReport, enumeration, figures, reference, table, text } from '@/dsl';
import { fleet } from '../../measures';
import { cloudDevices } from '../../services';

const COUNTS = ['deviceCount', 'onlineCount', 'offlineCount', 'alarmCount', 'faultCount'] as const;

// covers V-153, V-154
/** How the devices of all stations are, and at which station to look (spec 03 §7, device; proposed fields B). */
export const deviceOverview = defineReport({
  name: 'cloud/device-overview',
  api: cloudDevices('device'),
  params: { stationId: reference('cloud/station', { textFrom: 'stationName' }) },
  measures: fleet,
  fields: {
    stationType: enumeration(['pv', 'storage', 'charging', 'microgrid', 'load', 'integrated'], {
      readOnly: true,
      shared: 'cloud.stationType',
    }),
    address: text({ readOnly: true }),
  },
  blocks: {
    total: figures('POST overview', [...COUNTS]),
    stations: table('POST station/list', ['stationId', 'stationType', 'address', ...COUNTS]),
  },
  refresh: '30 s',
});
