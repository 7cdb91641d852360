import { bars, chart, defineReport, figures, line, table } from '@/dsl';
import { energy, tariffEnergy } from '../measures';
import { energyStatistics } from '../services';
import { statisticsQuery } from './parts/statisticsQuery';

/** What goes out stands below zero, on one column with what comes in. */
const out = { as: 'bar', stack: 'flow', below: 'drawn' } as const;

// covers V-270, V-271, V-272, V-273
/** Energy from and to the mains, by period of the tariff, with the highest demand (spec 03 §2, proposed fields F). */
export const cityEnergy = defineReport({
  name: 'statistics/city-energy',
  api: energyStatistics('city'),
  params: statisticsQuery,
  measures: { ...energy, ...tariffEnergy },
  blocks: {
    total: figures('POST general', ['importEnergy', 'exportEnergy', 'maxDemand'], { compare: 'previous' }),
    trend: chart('POST list', [...bars(['importEnergy'], 'flow'), { of: 'exportEnergy', ...out }, line('maxDemand')], {
      span: 8,
    }),
    periods: chart(
      'POST general',
      bars(['sharpEnergy', 'peakEnergy', 'flatEnergy', 'valleyEnergy', 'deepValleyEnergy']),
      { at: 'peakEnergy', axis: 'category', views: ['pie', 'table'], span: 4 },
    ),
    rows: table(
      'POST page',
      [
        'time',
        'stationId',
        'importEnergy',
        'exportEnergy',
        'sharpEnergy',
        'peakEnergy',
        'flatEnergy',
        'valleyEnergy',
        'deepValleyEnergy',
        'maxDemand',
      ],
      { totals: true },
    ),
  },
  download: 'POST download',
});
