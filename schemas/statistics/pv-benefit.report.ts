import { bars, chart, defineReport, figures, line, table } from '@/dsl';
import { benefit } from '../measures';
import { benefitStatistics } from '../services';
import { statisticsQuery } from './parts/statisticsQuery';

// covers V-302, V-303, V-304, V-305
/** What the sun earned: self-consumption, feed-in, subsidy (spec 03 §2, proposed fields F). */
export const pvBenefit = defineReport({
  name: 'statistics/pv-benefit',
  api: benefitStatistics('pv'),
  params: statisticsQuery,
  measures: benefit,
  blocks: {
    total: figures('POST general', ['selfUseIncome', 'feedInIncome', 'subsidy', 'income', 'cost', 'profit'], {
      compare: 'previous',
    }),
    trend: chart('POST list', [...bars(['selfUseIncome', 'feedInIncome', 'subsidy'], 'income'), line('profit')]),
    rows: table(
      'POST page',
      [
        'time',
        'stationId',
        'energy',
        'selfUseIncome',
        'feedInIncome',
        'subsidy',
        'income',
        'cost',
        'profit',
        'avgPrice',
      ],
      { totals: true },
    ),
  },
  download: 'POST download',
});
