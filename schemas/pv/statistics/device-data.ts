import { date, dateRange, defineResource, enumeration, number, range, reference, section, type RecordOf } from '@/dsl';
import { pvStatistics } from '../../services';

const reading = () => number({ required: true, min: 0, max: 999_999_999, decimals: 3, unit: 'kWh' });

// covers V-640, V-641, V-642, V-643
/**
 * What a meter counted on a day: filled in where the telemetry is missing, and counted again from there (spec 03 §7, PV
 * statistics; proposed fields M). Its list is the call of its detail: no other is named.
 */
export const deviceData = defineResource({
  name: 'pv/device-data',
  api: pvStatistics('deviceData', { page: 'POST meter/detail', edit: 'POST meter/edit', import: 'POST import' }),
  recordTitle: 'date',
  fields: {
    deviceId: reference('pv/device', { required: true, fixed: true, textFrom: 'deviceName' }),
    date: date({ required: true, fixed: true }),
    dailyEnergy: reading(),
    totalEnergy: reading(),
    forwardStart: reading(),
    forwardEnd: number({
      required: true,
      min: 0,
      max: 999_999_999,
      decimals: 3,
      unit: 'kWh',
      notBelow: 'forwardStart',
    }),
    reverseStart: reading(),
    reverseEnd: number({
      required: true,
      min: 0,
      max: 999_999_999,
      decimals: 3,
      unit: 'kWh',
      notBelow: 'reverseStart',
    }),
    ratio: number({ readOnly: true }),
    recalculateStatus: enumeration(['none', 'running', 'done', 'failed'], {
      readOnly: true,
      tones: { none: 'neutral', running: 'info', done: 'success', failed: 'error' },
    }),
  },
  list: {
    columns: [
      'deviceId',
      'date',
      'dailyEnergy',
      { field: 'totalEnergy', width: 160 },
      'forwardStart',
      'forwardEnd',
      'reverseStart',
      'reverseEnd',
      'ratio',
      'recalculateStatus',
    ],
    filters: ['deviceId', range('date', { params: ['beginDate', 'endDate'], maxSpan: '1 year' })],
    sort: { field: 'date', order: 'desc' },
    refresh: '30 s',
  },
  form: [
    section('of', ['deviceId', 'date']),
    section('energy', ['dailyEnergy', 'totalEnergy']),
    section('readings', ['forwardStart', 'forwardEnd', 'reverseStart', 'reverseEnd']),
  ],
  actions: {
    recalculate: {
      on: 'page',
      call: 'POST recalculate',
      form: {
        stationId: reference('pv/station', { required: true }),
        days: dateRange({ required: true, params: ['beginDate', 'endDate'] }),
      },
      confirm: true,
    },
  },
});
export type DeviceData = RecordOf<typeof deviceData>;
