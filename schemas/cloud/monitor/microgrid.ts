import { defineResource, enumeration, type RecordOf } from '@/dsl';
import { power } from '../../measures';
import { cloudMonitor } from '../../services';
import { measured, monitored } from '../parts/monitored';

const { stationId, dataTime } = monitored;

// covers V-716, V-717, V-720, V-721
/** Sites that can run without the mains: what flows where now (spec 03 §2, monitoring; proposed fields B). */
export const microgrid = defineResource({
  name: 'cloud/microgrid',
  api: cloudMonitor('microgrid', { page: 'POST list', export: 'POST export' }),
  recordTitle: 'stationId',
  fields: {
    stationId,
    gridState: enumeration(['onGrid', 'offGrid', 'switching'], {
      readOnly: true,
      shared: 'cloud.gridState',
      call: 'POST type-box',
      at: 'gridState',
      tones: { onGrid: 'success', offGrid: 'warning', switching: 'info' },
    }),
    frequency: measured('Hz'),
    voltage: measured('V', 1),
    gridPower: measured('kW'),
    pvPower: measured('kW'),
    storagePower: measured('kW'),
    chargerPower: measured('kW'),
    loadPower: measured('kW'),
    soc: measured('%', 1),
    selfSufficiency: measured('%'),
    dataTime,
  },
  measures: power,
  list: {
    filters: ['stationId', 'gridState'],
    summary: { call: 'POST general', show: ['gridPower', 'pvPower', 'storagePower', 'chargerPower', 'loadPower'] },
    refresh: '30 s',
    open: false,
  },
});
export type Microgrid = RecordOf<typeof microgrid>;
