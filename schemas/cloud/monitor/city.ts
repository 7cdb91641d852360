import { defineResource, options, reference, section, type RecordOf } from '@/dsl';
import { mains } from '../../measures';
import { cloudMonitor } from '../../services';
import { measured, monitored } from '../parts/monitored';

const { stationId, dataTime } = monitored;

// covers V-198, V-199, V-200, V-201, V-202
/** The mains at the meters of stations (spec 03 §2, monitoring; proposed fields B: 'city' is 市电). */
export const city = defineResource({
  name: 'cloud/city',
  api: cloudMonitor('city', { page: 'POST page', options: 'POST list', export: 'POST export' }),
  recordTitle: 'meterId',
  fields: {
    stationId,
    meterId: reference('cloud/device', { readOnly: true, textFrom: 'meterName' }),
    powerState: options('POST powerStateTypeBox', { readOnly: true, samples: ['importing', 'exporting', 'idle'] }),
    activePower: measured('kW'),
    reactivePower: measured('kvar'),
    powerFactor: measured(''),
    voltageA: measured('V', 1),
    voltageB: measured('V', 1),
    voltageC: measured('V', 1),
    currentA: measured('A', 1),
    currentB: measured('A', 1),
    currentC: measured('A', 1),
    frequency: measured('Hz'),
    todayImport: measured('kWh'),
    todayExport: measured('kWh'),
    totalImport: measured('kWh'),
    totalExport: measured('kWh'),
    maxDemand: measured('kW'),
    dataTime,
  },
  measures: mains,
  list: {
    columns: [
      'meterId',
      'stationId',
      'powerState',
      'activePower',
      'reactivePower',
      'powerFactor',
      'todayImport',
      'todayExport',
      'totalImport',
      'totalExport',
      'maxDemand',
      'dataTime',
    ],
    filters: ['stationId', 'powerState'],
    summary: { call: 'POST general', show: ['deviceCount', 'totalPower', 'todayImport', 'todayExport'] },
    refresh: '30 s',
    open: 'detail',
  },
  detail: [
    section('basic', ['meterId', 'stationId', 'powerState', 'dataTime']),
    section('now', [
      'activePower',
      'reactivePower',
      'powerFactor',
      'frequency',
      'voltageA',
      'voltageB',
      'voltageC',
      'currentA',
      'currentB',
      'currentC',
    ]),
    section('energy', ['todayImport', 'todayExport', 'totalImport', 'totalExport', 'maxDemand']),
  ],
});
export type City = RecordOf<typeof city>;
