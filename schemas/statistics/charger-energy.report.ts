import { bars, chart, defineReport, figures, line, table } from '@/dsl';
import { energy } from '../measures';
import { energyStatistics } from '../services';
import { statisticsQuery } from './parts/statisticsQuery';

// covers V-282, V-283, V-284, V-285
/** What cars were charged with, and how often (spec 03 §2, proposed fields F). */
export const chargerEnergy = defineReport({
  name: 'statistics/charger-energy',
  api: energyStatistics('charger'),
  params: statisticsQuery,
  measures: energy,
  blocks: {
    total: figures('POST general', ['chargerEnergy', 'chargeTimes'], { compare: 'previous' }),
    trend: chart('POST list', [...bars(['chargerEnergy']), line('chargeTimes')]),
    rows: table('POST page', ['time', 'stationId', 'chargerEnergy', 'chargeTimes'], { totals: true }),
  },
  download: 'POST download',
});
