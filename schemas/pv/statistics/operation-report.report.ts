import { bars, chart, defineReport, line, list, table } from '@/dsl';
import { pvYield } from '../../measures';
import { pvStatistics } from '../../services';
import { yieldQuery } from '../parts/yieldQuery';

// covers V-612, V-613
/**
 * How well stations ran: energy against plan and sun, and the plan itself (spec 03 §7, PV statistics; proposed fields
 * N).
 */
export const operationReport = defineReport({
  name: 'pv/operation-report',
  api: pvStatistics('report'),
  params: yieldQuery,
  measures: pvYield,
  blocks: {
    trend: chart(
      'GET performance',
      [...bars(['generation']), { of: 'planGeneration', as: 'line', dashed: true }, line('pr'), line('availability')],
      { tab: 'report' },
    ),
    rows: table(
      'GET performance',
      [
        'time',
        'stationId',
        'capacity',
        'planGeneration',
        'generation',
        'achievement',
        'irradiation',
        'theoreticalGeneration',
        'equivalentHours',
        'pr',
        'availability',
        'selfUse',
        'feedIn',
      ],
      { totals: true, tab: 'report' },
    ),
    plan: list('pv/performance-plan', { stationId: 'stationId' }, { tab: 'plan', menu: false }),
  },
  download: 'POST performance/export',
});
