import { bars, chart, defineReport, figures, line, table } from '@/dsl';
import { benefit } from '../measures';
import { benefitStatistics } from '../services';
import { statisticsQuery } from './parts/statisticsQuery';

// covers V-286, V-287, V-288, V-289
/** What stations earned and cost, all their parts together (spec 03 §2, proposed fields F). */
export const stationBenefit = defineReport({
  name: 'statistics/station-benefit',
  api: benefitStatistics('station'),
  params: statisticsQuery,
  measures: benefit,
  blocks: {
    total: figures('POST general', ['income', 'cost', 'profit', 'responseIncome'], { compare: 'previous' }),
    trend: chart('POST list', [...bars(['income', 'cost']), line('profit')]),
    rows: table('POST page', ['time', 'stationId', 'income', 'cost', 'responseIncome', 'profit'], { totals: true }),
  },
  download: 'POST download',
});
