import { date, defineResource, quantity, range, reference, text, timeOfDay, type RecordOf } from '@/dsl';
import { pvIncome, pvPower, pvUpkeep, pvYield } from '../../measures';
import { pvStatistics } from '../../services';

// covers V-687, V-688
/** Days of stations, one a row (spec 03 §7, PV other reports; proposed fields N). A part of the daily report. */
export const stationReport = defineResource({
  name: 'pv/station-report',
  api: pvStatistics('stationReport', { page: 'POST list', export: 'POST export' }),
  recordTitle: 'date',
  fields: {
    date: date({ readOnly: true }),
    stationId: reference('pv/station', { readOnly: true, textFrom: 'stationName' }),
    weather: text({ readOnly: true }),
    irradiation: quantity(pvYield, 'irradiation'),
    generation: quantity(pvYield, 'generation'),
    selfUse: quantity(pvYield, 'selfUse'),
    feedIn: quantity(pvYield, 'feedIn'),
    mainsEnergy: quantity(pvYield, 'mainsEnergy'),
    equivalentHours: quantity(pvYield, 'equivalentHours'),
    pr: quantity(pvYield, 'pr'),
    peakPower: quantity(pvPower, 'peakPower'),
    peakTime: timeOfDay({ readOnly: true }),
    income: quantity(pvIncome, 'income'),
    alarmCount: quantity(pvUpkeep, 'alarmCount'),
    faultHours: quantity(pvUpkeep, 'faultHours'),
    currency: text({ readOnly: true, internal: true }),
  },
  list: {
    columns: [
      'date',
      'stationId',
      'weather',
      'irradiation',
      'generation',
      'selfUse',
      'feedIn',
      'mainsEnergy',
      'equivalentHours',
      'pr',
      'peakPower',
      'peakTime',
      'income',
      'alarmCount',
      'faultHours',
    ],
    filters: ['stationId', range('date', { params: ['beginDate', 'endDate'], maxSpan: '1 year' })],
    open: false,
  },
});
export type StationReport = RecordOf<typeof stationReport>;
