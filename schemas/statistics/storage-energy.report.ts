import { bars, chart, defineReport, figures, line, table } from '@/dsl';
import { energy } from '../measures';
import { energyStatistics } from '../services';
import { statisticsQuery } from './parts/statisticsQuery';

/** What a battery is charged with stands below zero, on one column with what it gives. */
const out = { as: 'bar', stack: 'flow', below: 'drawn' } as const;

// covers V-274, V-275, V-276, V-277
/** What storage took and gave, and how much of it was lost (spec 03 §2, proposed fields F). */
export const storageEnergy = defineReport({
  name: 'statistics/storage-energy',
  api: energyStatistics('storage'),
  params: statisticsQuery,
  measures: energy,
  blocks: {
    total: figures('POST general', ['chargeEnergy', 'dischargeEnergy', 'efficiency'], { compare: 'previous' }),
    trend: chart('POST list', [
      ...bars(['dischargeEnergy'], 'flow'),
      { of: 'chargeEnergy', ...out },
      line('efficiency'),
    ]),
    rows: table('POST page', ['time', 'stationId', 'chargeEnergy', 'dischargeEnergy', 'efficiency'], { totals: true }),
  },
  download: 'POST download',
});
