import { bars, chart, defineReport, figures } from '@/dsl';
import { diaryTotals } from '../../measures';
import { cloudMonitor } from '../../services';
import { statisticsQuery } from '../../statistics/parts/statisticsQuery';

const SHOWN = ['pvEnergy', 'chargeEnergy', 'dischargeEnergy', 'importEnergy', 'exportEnergy', 'chargerEnergy'] as const;

/** What goes out, and what a battery is charged with, stands below zero. */
const out = { as: 'bar', below: 'drawn' } as const;

// covers V-197
/** What the diary adds up to by days, months and years (spec 03 §2, monitoring; proposed fields B). */
export const diaryStatistics = defineReport({
  name: 'cloud/diary-statistics',
  api: cloudMonitor('diary'),
  params: statisticsQuery,
  measures: diaryTotals,
  blocks: {
    total: figures('POST statistics', [...SHOWN, 'income']),
    trend: chart('POST statistics', [
      ...bars(['pvEnergy', 'chargerEnergy']),
      ...bars(['dischargeEnergy'], 'battery'),
      { of: 'chargeEnergy', stack: 'battery', ...out },
      ...bars(['importEnergy'], 'grid'),
      { of: 'exportEnergy', stack: 'grid', ...out },
    ]),
  },
});
