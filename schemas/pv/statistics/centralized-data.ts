import { defineResource, defineMeasures, enumeration, quantity, reference, table, text, type RecordOf } from '@/dsl';
import { pvPower, pvScreen, pvYield } from '../../measures';
import { pvStatistics } from '../../services';

export const stationNow = defineMeasures({
  stationCount: pvScreen.stationCount,
  capacity: pvYield.capacity,
  power: { unit: 'kW', tone: 'solar' },
  loadRate: { unit: '%', tone: 'solar', decimals: 2 },
  todayEnergy: pvScreen.todayEnergy,
  monthEnergy: pvScreen.monthEnergy,
  totalEnergy: pvScreen.totalEnergy,
  equivalentHours: pvYield.equivalentHours,
  pr: pvYield.pr,
  irradiance: pvPower.irradiance,
  abnormalCount: { unit: '', tone: 'bad' },
  alarmCount: { unit: '', tone: 'bad' },
  onlineCount: { unit: '', tone: 'good' },
});

// covers V-649, V-692, V-693
/** What all stations are doing now, side by side (spec 03 §7, PV statistics; proposed fields M). */
export const centralizedData = defineResource({
  name: 'pv/centralized-data',
  api: pvStatistics('centralized', { page: 'POST data', sort: false }),
  recordTitle: 'stationId',
  fields: {
    stationId: reference('pv/station', { readOnly: true, textFrom: 'stationName' }),
    capacity: quantity(stationNow, 'capacity'),
    power: quantity(stationNow, 'power'),
    loadRate: quantity(stationNow, 'loadRate'),
    todayEnergy: quantity(stationNow, 'todayEnergy'),
    monthEnergy: quantity(stationNow, 'monthEnergy'),
    totalEnergy: quantity(stationNow, 'totalEnergy'),
    equivalentHours: quantity(stationNow, 'equivalentHours'),
    pr: quantity(stationNow, 'pr'),
    irradiance: quantity(stationNow, 'irradiance'),
    abnormalCount: quantity(stationNow, 'abnormalCount'),
    alarmCount: quantity(stationNow, 'alarmCount'),
    onlineStatus: enumeration([1, 0], {
      readOnly: true,
      tones: { 1: 'success', 0: 'neutral' },
      codeAliases: { online: 1, offline: 0 },
    }),
    currency: text({ readOnly: true, internal: true }),
  },
  measures: stationNow,
  list: {
    open: 'detail',
    columns: [
      'stationId',
      'onlineStatus',
      'capacity',
      'power',
      'loadRate',
      'todayEnergy',
      'monthEnergy',
      'totalEnergy',
      'equivalentHours',
      'pr',
      'irradiance',
      'abnormalCount',
      'alarmCount',
    ],
    filters: ['stationId', 'onlineStatus'],
    summary: {
      call: 'GET /enjoyelec-cloud-pvpro-statistics/v3/web/centralize/todayinfo',
      show: ['stationCount', 'onlineCount', 'capacity', 'power', 'todayEnergy', 'alarmCount'],
      refresh: '1 min',
    },
    refresh: '1 min',
  },
  related: {
    others: table(
      'GET /enjoyelec-cloud-pvpro-statistics/v3/web/centralize/list',
      ['stationId', 'power', 'loadRate', 'todayEnergy', 'equivalentHours', 'pr', 'irradiance'],
      { send: [], pageSize: 20, refresh: '1 min' },
    ),
  },
});
export type CentralizedData = RecordOf<typeof centralizedData>;
