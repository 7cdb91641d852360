import { bars, chart, defineReport, figures, table } from '@/dsl';
import { energy } from '../measures';
import { energyStatistics } from '../services';
import { statisticsQuery } from './parts/statisticsQuery';

/** What goes out stands below zero, on one column with what comes in. */
const out = { as: 'bar', stack: 'flow', below: 'drawn' } as const;

// covers V-266, V-267, V-268, V-269
/** Energy of stations: what came in and what went out, which balances (spec 03 §2, proposed fields F). */
export const stationEnergy = defineReport({
  name: 'statistics/station-energy',
  api: energyStatistics('station'),
  params: statisticsQuery,
  measures: energy,
  blocks: {
    total: figures(
      'POST general',
      ['importEnergy', 'exportEnergy', 'generation', 'chargeEnergy', 'dischargeEnergy', 'chargerEnergy', 'consumption'],
      { compare: 'previous' },
    ),
    trend: chart('POST list', [
      ...bars(['importEnergy', 'generation', 'dischargeEnergy'], 'flow'),
      { of: 'consumption', ...out },
      { of: 'exportEnergy', ...out },
      { of: 'chargeEnergy', ...out },
    ]),
    rows: table(
      'POST page',
      [
        'time',
        'stationId',
        'importEnergy',
        'exportEnergy',
        'generation',
        'chargeEnergy',
        'dischargeEnergy',
        'chargerEnergy',
        'consumption',
      ],
      { totals: true },
    ),
  },
  download: 'POST download',
});
