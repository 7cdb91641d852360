import { bars, chart, defineReport, figures, line, table, text } from '@/dsl';
import { supply } from '../measures';
import { smartGrid } from '../services';
import { statisticsQuery } from './parts/statisticsQuery';

// covers V-311, V-312, V-313, V-314
/** Where the energy of each unit of a smart grid came from: mains, PV, storage (spec 03 §2, proposed fields F). */
export const smartGridUnit = defineReport({
  name: 'statistics/smart-grid-unit',
  api: smartGrid('energy/statistics/unit'),
  params: { ...statisticsQuery, name: text({ max: 60, aliases: ['unitName'] }) },
  measures: supply,
  blocks: {
    total: figures(
      'POST general',
      ['supplyEnergy', 'gridEnergy', 'pvEnergy', 'storageEnergy', 'greenShare', 'lossRate', 'supplyFee'],
      { compare: 'previous' },
    ),
    trend: chart('POST supply/list', [
      ...bars(['gridEnergy', 'pvEnergy', 'storageEnergy'], 'supply'),
      line('greenShare'),
    ]),
    rows: table(
      'POST supply/page',
      [
        'time',
        'name',
        'stationId',
        'supplyEnergy',
        'gridEnergy',
        'pvEnergy',
        'storageEnergy',
        'greenShare',
        'lossRate',
        'supplyFee',
      ],
      { totals: true },
    ),
  },
  download: 'POST supply/export',
});
