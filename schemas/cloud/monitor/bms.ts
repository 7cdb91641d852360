import { boolean, defineResource, enumeration, own, section, tab, text, type RecordOf } from '@/dsl';
import { stored } from '../../measures';
import { cloudMonitor } from '../../services';
import { measured, monitored } from '../parts/monitored';
import { levelTones } from '../../severity';

// covers V-703, V-704, V-705, V-706, V-707
/**
 * Batteries by their management systems, down to clusters, modules and cells (spec 03 §2, monitoring; proposed fields
 * B).
 */
export const bms = defineResource({
  name: 'cloud/bms',
  api: cloudMonitor('bms', { page: 'POST page', options: 'POST list', export: 'POST export' }),
  fields: {
    ...monitored,
    runState: enumeration(['standby', 'charging', 'discharging', 'fullCharge', 'fullDischarge', 'fault', 'offline'], {
      readOnly: true,
      shared: 'cloud.runState',
      call: 'POST type-box',
      at: 'runState',
      tones: {
        standby: 'neutral',
        charging: 'success',
        discharging: 'success',
        fullCharge: 'info',
        fullDischarge: 'warning',
        fault: 'error',
        offline: 'neutral',
      },
    }),
    soc: measured('%', 1),
    soh: measured('%', 1),
    totalVoltage: measured('V', 1),
    totalCurrent: measured('A', 1),
    power: measured('kW'),
    maxCellVoltage: measured('V', 3),
    maxCellVoltageNo: text({ readOnly: true }),
    minCellVoltage: measured('V', 3),
    minCellVoltageNo: text({ readOnly: true }),
    cellVoltageDiff: measured('mV', 0),
    maxTemperature: measured('°C', 1),
    maxTemperatureNo: text({ readOnly: true }),
    minTemperature: measured('°C', 1),
    minTemperatureNo: text({ readOnly: true }),
    avgTemperature: measured('°C', 1),
    insulationPositive: measured('kΩ', 1),
    insulationNegative: measured('kΩ', 1),
    chargeCurrentLimit: measured('A', 1),
    dischargeCurrentLimit: measured('A', 1),
    availableCharge: measured('kWh'),
    availableDischarge: measured('kWh'),
    cycles: measured('', 0),
    contactorState: enumeration(['open', 'closed'], { readOnly: true }),
    chargeAllowed: boolean({ readOnly: true }),
    dischargeAllowed: boolean({ readOnly: true }),
    alarmLevel: enumeration([0, 1, 2, 3], {
      readOnly: true,
      tones: levelTones,
    }),
  },
  measures: stored,
  list: {
    columns: [
      'name',
      'stationId',
      'runState',
      'soc',
      'soh',
      'totalVoltage',
      'totalCurrent',
      'power',
      'maxCellVoltage',
      'minCellVoltage',
      'cellVoltageDiff',
      'maxTemperature',
      'minTemperature',
      'alarmLevel',
      'dataTime',
    ],
    filters: ['stationId', 'name', 'runState'],
    summary: {
      call: 'POST general',
      show: ['deviceCount', 'runningCount', 'faultCount', 'totalPower', 'availableCharge', 'availableDischarge'],
    },
    refresh: '30 s',
    open: 'detail',
  },
  detail: tab('overview', [
    section('basic', ['name', 'stationId', 'runState', 'alarmLevel', 'soc', 'soh', 'cycles', 'dataTime']),
    section('pack', [
      'totalVoltage',
      'totalCurrent',
      'power',
      'availableCharge',
      'availableDischarge',
      'chargeCurrentLimit',
      'dischargeCurrentLimit',
      'chargeAllowed',
      'dischargeAllowed',
      'contactorState',
    ]),
    section('cells', [
      'maxCellVoltage',
      'maxCellVoltageNo',
      'minCellVoltage',
      'minCellVoltageNo',
      'cellVoltageDiff',
      'maxTemperature',
      'maxTemperatureNo',
      'minTemperature',
      'minTemperatureNo',
      'avgTemperature',
    ]),
    section('insulation', ['insulationPositive', 'insulationNegative']),
  ]),
  related: {
    clusters: { resource: 'cloud/bms-cluster', by: { bmsId: 'id' }, menu: false },
    modules: { resource: 'cloud/bms-module', by: { bmsId: 'id' }, menu: false },
    cellMap: own({ call: 'POST cell', idName: 'bmsId' }, { refresh: '30 s' }),
    cellList: { resource: 'cloud/bms-cell', by: { bmsId: 'id' }, menu: false },
  },
});
export type Bms = RecordOf<typeof bms>;
