import { bars, chart, defineReport, table } from '@/dsl';
import { pvIncome, pvYield } from '../../measures';
import { pvStatistics } from '../../services';
import { yieldQuery } from '../parts/yieldQuery';

const { capacity, generation, selfUse, feedIn } = pvYield;

/** One call for two reports: which of them is said beside what the specification names. */
const INCOME = { reportType: 'income' } as const;

/**
 * What the energy of stations earned; read from the same call as the operation report (spec 03 §7, PV statistics;
 * proposed fields N).
 */
export const incomeReport = defineReport({
  name: 'pv/income-report',
  api: pvStatistics('report'),
  params: yieldQuery,
  measures: { capacity, generation, selfUse, feedIn, ...pvIncome },
  blocks: {
    trend: chart(
      { call: 'GET performance', fixed: INCOME },
      bars(['selfUseIncome', 'feedInIncome', 'subsidy'], 'income'),
    ),
    rows: table(
      { call: 'GET performance', fixed: INCOME },
      ['time', 'stationId', 'generation', 'selfUse', 'feedIn', 'selfUseIncome', 'feedInIncome', 'subsidy', 'income'],
      { totals: true },
    ),
  },
  download: { call: 'POST performance/export', fixed: INCOME },
});
