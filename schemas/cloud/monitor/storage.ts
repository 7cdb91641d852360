import { defineResource, enumeration, money, section, type RecordOf } from '@/dsl';
import { stored } from '../../measures';
import { cloudMonitor } from '../../services';
import { measured, monitored } from '../parts/monitored';

// covers V-708, V-709, V-710, V-711, V-712
/** Storage systems as a whole: what they hold, do and earn today (spec 03 §2, monitoring; proposed fields B). */
export const storage = defineResource({
  name: 'cloud/storage',
  api: cloudMonitor('storage', { page: 'POST page', options: 'POST list', export: 'POST export' }),
  fields: {
    ...monitored,
    runState: enumeration(['standby', 'charging', 'discharging', 'stopped', 'fault', 'offline'], {
      readOnly: true,
      shared: 'cloud.runState',
      call: 'POST type-box',
      at: 'runState',
      tones: {
        standby: 'neutral',
        charging: 'success',
        discharging: 'success',
        stopped: 'neutral',
        fault: 'error',
        offline: 'neutral',
      },
    }),
    ratedPower: measured('kW'),
    ratedCapacity: measured('kWh'),
    power: measured('kW'),
    soc: measured('%', 1),
    soh: measured('%', 1),
    availableCharge: measured('kWh'),
    availableDischarge: measured('kWh'),
    todayCharge: measured('kWh'),
    todayDischarge: measured('kWh'),
    totalCharge: measured('kWh'),
    totalDischarge: measured('kWh'),
    efficiency: measured('%'),
    cycles: measured(''),
    todayIncome: money({ readOnly: true, currencyField: 'currency', min: -999_999_999 }),
  },
  measures: stored,
  list: {
    columns: [
      'name',
      'runState',
      'ratedPower',
      'ratedCapacity',
      'power',
      'soc',
      'soh',
      'availableCharge',
      'availableDischarge',
      'todayCharge',
      'todayDischarge',
      'efficiency',
      'todayIncome',
      'dataTime',
      'stationId',
    ],
    filters: ['stationId', 'name', 'runState'],
    summary: {
      call: 'POST general',
      show: ['deviceCount', 'runningCount', 'faultCount', 'totalPower', 'todayCharge', 'todayDischarge'],
    },
    refresh: '30 s',
    open: 'detail',
  },
  detail: [
    section('basic', ['name', 'stationId', 'runState', 'ratedPower', 'ratedCapacity', 'dataTime']),
    section('now', ['power', 'soc', 'soh', 'availableCharge', 'availableDischarge']),
    section('energy', [
      'todayCharge',
      'todayDischarge',
      'totalCharge',
      'totalDischarge',
      'efficiency',
      'cycles',
      'todayIncome',
    ]),
  ],
});
export type Storage = RecordOf<typeof storage>;
