import { bars, chart, defineReport, figures, line, table } from '@/dsl';
import { benefit } from '../measures';
import { benefitStatistics } from '../services';
import { statisticsQuery } from './parts/statisticsQuery';

// covers V-298, V-299, V-300, V-301
/** What storage earned by arbitrage, by lower demand and by response (spec 03 §2, proposed fields F). */
export const storageBenefit = defineReport({
  name: 'statistics/storage-benefit',
  api: benefitStatistics('storage'),
  params: statisticsQuery,
  measures: benefit,
  blocks: {
    total: figures('POST general', ['arbitrageIncome', 'demandIncome', 'responseIncome', 'income', 'cost', 'profit'], {
      compare: 'previous',
    }),
    trend: chart('POST list', [
      ...bars(['arbitrageIncome', 'demandIncome', 'responseIncome'], 'income'),
      line('profit'),
    ]),
    rows: table(
      'POST page',
      ['time', 'stationId', 'energy', 'arbitrageIncome', 'demandIncome', 'responseIncome', 'income', 'cost', 'profit'],
      { totals: true },
    ),
  },
  download: 'POST download',
});
