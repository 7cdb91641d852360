import { defineReport, enumeration, figures, options, own, reference, table, text } from '@/dsl';
import { installed } from '../../measures';
import { cloudMonitor } from '../../services';

// covers V-695, V-696, V-697
/** Stations at a glance: how many are on line, what stands there, which to look at (spec 03 §2, monitoring). */
export const monitorStation = defineReport({
  name: 'cloud/monitor-station',
  api: cloudMonitor('station'),
  params: {
    stationId: reference('cloud/station', { textFrom: 'stationName' }),
    status: options('POST /iemscloud/monitor/web/operation/type-box', { samples: ['operating', 'maintenance'] }),
  },
  measures: installed,
  fields: {
    stationType: enumeration(['pv', 'storage', 'charging', 'microgrid', 'load', 'integrated'], {
      readOnly: true,
      shared: 'cloud.stationType',
    }),
    address: text({ readOnly: true }),
    onlineStatus: enumeration([1, 0], {
      readOnly: true,
      shared: 'cloud.online',
      tones: { 1: 'success', 0: 'neutral' },
      codeAliases: { online: 1, offline: 0 },
    }),
  },
  blocks: {
    total: figures('POST general', [
      'stationCount',
      'onlineCount',
      'pvCapacity',
      'storagePower',
      'storageCapacity',
      'chargerPower',
    ]),
    stations: table(
      'POST list',
      [
        'stationId',
        'stationType',
        'status',
        'onlineStatus',
        'address',
        'pvCapacity',
        'storagePower',
        'storageCapacity',
        'chargerPower',
      ],
      { tab: 'list' },
    ),
    map: own({ call: 'POST list', fixed: { pageNum: 1, pageSize: 1000 } }, { tab: 'map' }),
  },
  refresh: '30 s',
});
