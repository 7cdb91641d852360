import { defineReport, table } from '@/dsl';
import { pvIncome, pvUpkeep, pvYield } from '../../measures';
import { pvStatistics } from '../../services';
import { yieldQuery } from '../parts/yieldQuery';

// covers V-619, V-620
/**
 * All there is to say of each station: energy, income, what was saved, what went wrong (spec 03 §7, PV statistics;
 * proposed fields N).
 */
export const stationSynthesize = defineReport({
  name: 'pv/station-synthesize',
  api: pvStatistics('report/stationSynthesize'),
  params: yieldQuery,
  measures: { ...pvYield, ...pvIncome, ...pvUpkeep },
  blocks: {
    rows: table(
      'GET list',
      [
        'stationId',
        'capacity',
        'generation',
        'planGeneration',
        'achievement',
        'equivalentHours',
        'pr',
        'availability',
        'selfUse',
        'feedIn',
        'income',
        'co2Reduction',
        'coalSaving',
        'alarmCount',
        'workOrders',
      ],
      { totals: true },
    ),
  },
  download: 'POST export',
});
