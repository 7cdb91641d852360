import { bars, chart, defineReport, figures, line, table } from '@/dsl';
import { benefit } from '../measures';
import { benefitStatistics } from '../services';
import { statisticsQuery } from './parts/statisticsQuery';

// covers V-290, V-291, V-292, V-293
/** What charging earned: electricity and service, and what the electricity cost (spec 03 §2, proposed fields F). */
export const chargePileBenefit = defineReport({
  name: 'statistics/charge-pile-benefit',
  api: benefitStatistics('chargePile'),
  params: statisticsQuery,
  measures: benefit,
  blocks: {
    total: figures('POST general', ['energy', 'electricityFee', 'serviceFee', 'income', 'cost', 'profit'], {
      compare: 'previous',
    }),
    trend: chart('POST list', [...bars(['electricityFee', 'serviceFee'], 'income'), line('profit')]),
    rows: table(
      'POST page',
      ['time', 'stationId', 'energy', 'electricityFee', 'serviceFee', 'income', 'cost', 'profit', 'avgPrice'],
      { totals: true },
    ),
  },
  download: 'POST download',
});
