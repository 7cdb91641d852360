import { defineResource, enumeration, section, text, type RecordOf } from '@/dsl';
import { stored } from '../measures';
import { cloudMonitor } from '../services';
import { measured, monitored } from './parts/monitored';

// covers V-698, V-699, V-700, V-701
/** Converters of batteries as they run; discharge is positive (spec 03 §2, monitoring; proposed fields B). */
export const pcs = defineResource({
  name: 'cloud/pcs',
  api: cloudMonitor('pcs', { page: 'POST page', options: 'POST list', export: 'POST export' }),
  fields: {
    ...monitored,
    sn: text({ readOnly: true }),
    runState: enumeration(['stopped', 'standby', 'charging', 'discharging', 'fault', 'offline'], { readOnly: true, shared: 'cloud.runState', tones: { stopped: 'neutral', standby: 'info', charging: 'success', discharging: 'success', fault: 'error', offline: 'neutral' } }),
    gridState: enumeration(['onGrid', 'offGrid'], { readOnly: true, shared: 'cloud.gridState', tones: { onGrid: 'success', offGrid: 'warning' } }),
    controlMode: enumeration(['local', 'remote'], { readOnly: true, shared: 'cloud.localRemote' }),
    activePower: measured('kW'),
    reactivePower: measured('kvar'),
    apparentPower: measured('kVA'),
    powerFactor: measured(''),
    gridFrequency: measured('Hz'),
    voltageAB: measured('V', 1), voltageBC: measured('V', 1), voltageCA: measured('V', 1),
    currentA: measured('A', 1), currentB: measured('A', 1), currentC: measured('A', 1),
    dcVoltage: measured('V', 1), dcCurrent: measured('A', 1), dcPower: measured('kW'),
    igbtTemperature: measured('°C', 1), ambientTemperature: measured('°C', 1),
    todayCharge: measured('kWh'), todayDischarge: measured('kWh'), totalCharge: measured('kWh'), totalDischarge: measured('kWh'),
    insulationResistance: measured('kΩ', 1),
    efficiency: measured('%'),
  },
  measures: stored,
  list: {
    columns: ['name', 'stationId', 'runState', 'gridState', 'activePower', 'reactivePower', 'dcVoltage', 'dcCurrent', 'dcPower', 'igbtTemperature', 'todayCharge', 'todayDischarge', 'dataTime'],
    filters: ['stationId', 'name', 'runState'],
    summary: { call: 'POST general', show: ['deviceCount', 'runningCount', 'faultCount', 'totalPower', 'todayCharge', 'todayDischarge'] },
    refresh: '30 s',
  },
  detail: [
    section('basic', ['name', 'stationId', 'sn', 'runState', 'gridState', 'controlMode', 'dataTime']),
    section('ac', ['activePower', 'reactivePower', 'apparentPower', 'powerFactor', 'gridFrequency', 'voltageAB', 'voltageBC', 'voltageCA', 'currentA', 'currentB', 'currentC']),
    section('dc', ['dcVoltage', 'dcCurrent', 'dcPower', 'insulationResistance']),
    section('energy', ['todayCharge', 'todayDischarge', 'totalCharge', 'totalDischarge', 'efficiency']),
    section('temperature', ['igbtTemperature', 'ambientTemperature']),
  ],
});
export type Pcs = RecordOf<typeof pcs>;
