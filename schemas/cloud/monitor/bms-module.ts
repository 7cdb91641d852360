import { defineResource, enumeration, reference, text, type RecordOf } from '@/dsl';
import { cloudMonitor } from '../../services';
import { measured } from '../parts/monitored';

// covers V-714
/** Modules of a battery (proposed fields B). A part of the page of the battery. */
export const bmsModule = defineResource({
  name: 'cloud/bms-module',
  api: cloudMonitor('bms', {
    page: 'POST module',
    sort: false,
    read: (row) => ({ id: `${String(row.clusterNo)} ${String(row.moduleNo)}`, ...row }),
  }),
  recordTitle: 'moduleNo',
  fields: {
    bmsId: reference('cloud/bms', { readOnly: true, internal: true }),
    clusterNo: text({ readOnly: true }),
    moduleNo: text({ readOnly: true }),
    voltage: measured('V', 1),
    maxCellVoltage: measured('V', 3),
    minCellVoltage: measured('V', 3),
    avgCellVoltage: measured('V', 3),
    maxTemperature: measured('°C', 1),
    minTemperature: measured('°C', 1),
    cellCount: measured('', 0),
    state: enumeration(['standby', 'charging', 'discharging', 'fault', 'offline'], {
      readOnly: true,
      shared: 'cloud.runState',
      tones: { standby: 'neutral', charging: 'success', discharging: 'success', fault: 'error', offline: 'neutral' },
    }),
  },
  list: {
    columns: [
      'clusterNo',
      'moduleNo',
      'state',
      'voltage',
      'maxCellVoltage',
      'minCellVoltage',
      'avgCellVoltage',
      'maxTemperature',
      'minTemperature',
      'cellCount',
    ],
    filters: ['clusterNo'],
    open: false,
  },
});
export type BmsModule = RecordOf<typeof bmsModule>;
