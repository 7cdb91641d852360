import { bars, chart, defineReport, own } from '@/dsl';
import { energy } from '../../measures';
import { hems } from '../../services';
import { comparison, homeEnergy } from '../parts/homeMeasures';
import { homeQuery } from '../parts/homeQuery';

// covers H-024, H-025, H-026, H-027
/** What a home used and generated, where the sun went, and what it spared (spec 02 §2, §5, §7, §9). */
export const energyUsage = defineReport({
  name: 'hems/energy-usage',
  api: hems('station'),
  params: homeQuery,
  measures: { ...homeEnergy, ...energy, ...comparison },
  refresh: '5 min',
  blocks: {
    summary: own('POST energyUsageSummary', { compare: 'offered' }),
    trend: chart('POST energyUsageAndGeneration', bars(['usage', 'generated']), {
      download: 'POST energyUsageAndGeneration/export',
    }),
    solar: chart('POST energyUsageSolarPowerUsage', bars(['sunToHome', 'sunToBattery', 'sunToGrid'], 'ways'), {
      span: 6,
      download: 'POST energyUsageSolarPowerUsage/export',
      switch: { param: 'valueFormat', values: [1, 2] },
    }),
    saving: chart('POST energyUsageCostSaving', bars(['baselineCost', 'actualCost']), {
      span: 6,
      download: 'POST energyUsageCostSaving/export',
    }),
  },
});
