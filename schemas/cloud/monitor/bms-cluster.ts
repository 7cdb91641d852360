import { defineResource, enumeration, reference, text, type RecordOf } from '@/dsl';
import { cloudMonitor } from '../../services';
import { measured } from '../parts/monitored';

// covers V-715
/**
 * Clusters of a battery: strings of modules with a contactor of their own (proposed fields B). A part of the page of
 * the battery.
 */
export const bmsCluster = defineResource({
  name: 'cloud/bms-cluster',
  api: cloudMonitor('bms', {
    page: 'POST cluster',
    sort: false,
    read: (row) => ({ id: `${String(row.bmsId ?? '')} ${String(row.clusterNo)}`, ...row }),
  }),
  recordTitle: 'clusterNo',
  fields: {
    bmsId: reference('cloud/bms', { readOnly: true, internal: true }),
    clusterNo: text({ readOnly: true }),
    runState: enumeration(['standby', 'charging', 'discharging', 'fullCharge', 'fullDischarge', 'fault', 'offline'], {
      readOnly: true,
      shared: 'cloud.runState',
      tones: { standby: 'neutral', charging: 'success', discharging: 'success', fault: 'error', offline: 'neutral' },
    }),
    voltage: measured('V', 1),
    current: measured('A', 1),
    power: measured('kW'),
    soc: measured('%', 1),
    soh: measured('%', 1),
    maxCellVoltage: measured('V', 3),
    maxCellVoltageNo: text({ readOnly: true }),
    minCellVoltage: measured('V', 3),
    minCellVoltageNo: text({ readOnly: true }),
    maxTemperature: measured('°C', 1),
    maxTemperatureNo: text({ readOnly: true }),
    minTemperature: measured('°C', 1),
    minTemperatureNo: text({ readOnly: true }),
    insulation: measured('kΩ', 1),
    cycles: measured('', 0),
    moduleCount: measured('', 0),
  },
  list: {
    columns: [
      'clusterNo',
      'runState',
      'voltage',
      'current',
      'power',
      'soc',
      'maxCellVoltage',
      'maxCellVoltageNo',
      'minCellVoltage',
      'minCellVoltageNo',
      'maxTemperature',
      'minTemperature',
      'moduleCount',
    ],
    open: false,
    refresh: '30 s',
  },
});
export type BmsCluster = RecordOf<typeof bmsCluster>;
