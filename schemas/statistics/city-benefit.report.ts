import { bars, chart, defineReport, figures, line, table } from '@/dsl';
import { benefit } from '../measures';
import { benefitStatistics } from '../services';
import { statisticsQuery } from './parts/statisticsQuery';

// covers V-294, V-295, V-296, V-297
/** What the mains cost and paid (spec 03 §2, proposed fields F). */
export const cityBenefit = defineReport({
  name: 'statistics/city-benefit',
  api: benefitStatistics('city'),
  params: statisticsQuery,
  measures: benefit,
  blocks: {
    total: figures('POST general', ['energy', 'electricityFee', 'cost', 'avgPrice'], { compare: 'previous' }),
    trend: chart('POST list', [...bars(['electricityFee']), line('avgPrice')]),
    rows: table(
      'POST page',
      ['time', 'stationId', 'energy', 'electricityFee', 'income', 'cost', 'profit', 'avgPrice'],
      { totals: true },
    ),
  },
  download: 'POST download',
});
