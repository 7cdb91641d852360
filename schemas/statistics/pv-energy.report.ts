import { bars, chart, defineReport, figures, line, table } from '@/dsl';
import { energy } from '../measures';
import { energyStatistics } from '../services';
import { statisticsQuery } from './parts/statisticsQuery';

// covers V-278, V-279, V-280, V-281
/** What the sun gave and where it went (spec 03 §2, proposed fields F). */
export const pvEnergy = defineReport({
  name: 'statistics/pv-energy',
  api: energyStatistics('pv'),
  params: statisticsQuery,
  measures: energy,
  blocks: {
    total: figures('POST general', ['generation', 'selfUse', 'exportEnergy', 'equivalentHours'], {
      compare: 'previous',
    }),
    trend: chart('POST list', [...bars(['selfUse', 'exportEnergy'], 'use'), line('equivalentHours')]),
    rows: table('POST page', ['time', 'stationId', 'generation', 'selfUse', 'exportEnergy', 'equivalentHours'], {
      totals: true,
    }),
  },
  download: 'POST download',
});
