import { date, defineReport, figures, list, own, reference } from '@/dsl';
import { pvIncome, pvPower, pvUpkeep, pvYield } from '../../measures';
import { pvStatistics } from '../../services';

const { irradiation, generation, selfUse, feedIn, mainsEnergy, equivalentHours, pr } = pvYield;
const { alarmCount, faultHours } = pvUpkeep;

// covers V-684, V-685, V-686
/**
 * A day of a station, which may be counted again, and the days before it (spec 03 §7, PV other reports; proposed fields
 * N).
 */
export const stationDailyReport = defineReport({
  name: 'pv/station-daily-report',
  api: pvStatistics('stationReport'),
  params: {
    stationId: reference('pv/station', { required: true, first: true, textFrom: 'stationName' }),
    date: date({ required: true, default: 'today' }),
  },
  measures: {
    generation,
    selfUse,
    feedIn,
    mainsEnergy,
    income: pvIncome.income,
    irradiation,
    equivalentHours,
    pr,
    peakPower: pvPower.peakPower,
    alarmCount,
    faultHours,
  },
  blocks: {
    day: figures(
      'POST daily/detail',
      [
        'generation',
        'selfUse',
        'feedIn',
        'mainsEnergy',
        'income',
        'irradiation',
        'equivalentHours',
        'pr',
        'peakPower',
        'alarmCount',
        'faultHours',
      ],
      { tab: 'day' },
    ),
    recount: own(undefined, { tab: 'day', permission: 'refresh' }),
    days: list('pv/station-report', { stationId: 'stationId' }, { tab: 'days', menu: false }),
  },
  download: 'POST daily/export',
});
