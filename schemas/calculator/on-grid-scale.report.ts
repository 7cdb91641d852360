import { defineReport, figures, lastYear, number, percent, ratio, sensitivity } from '@/dsl';
import { sizing } from '../measures';
import { calculators } from '../services';
import { HOURS_OF_YEAR } from './parts/year';

// covers V-308
/** How many panels a roof and its transformer can take, and what they will give (spec 03 §2, proposed fields G). */
export const onGridScale = defineReport({
  name: 'calculator/on-grid-scale',
  api: calculators('scale'),
  ask: 'submit',
  answer: 'POST ongrid',
  params: {
    area: number({ required: true, decimals: 2, min: 0, max: 999_999_999, unit: 'm²', default: 2000 }),
    usableRate: percent({ required: true, default: 70 }),
    areaPerKwp: number({ required: true, decimals: 2, min: 0.01, max: 1000, unit: 'm²/kWp', default: 5.5 }),
    transformerCapacity: number({ required: true, decimals: 2, min: 0, max: 999_999_999, unit: 'kVA', default: 800 }),
    transformerRate: percent({ required: true, default: 80 }),
    annualSunHours: number({ required: true, decimals: 2, min: 0, max: 8784, unit: 'h', default: 1400 }),
    systemEfficiency: percent({ required: true, default: 82 }),
    dailyPeakLoad: number({ decimals: 2, min: 0, max: 999_999_999, unit: 'kW' }),
  },
  fill: {
    from: 'cloud/station',
    values: {
      transformerCapacity: 'transformerCapacity',
      dailyPeakLoad: ratio(lastYear('statistics/station-energy', 'consumption'), HOURS_OF_YEAR),
    },
  },
  measures: sizing,
  blocks: {
    result: figures(['pvCapacity', 'annualGeneration', 'selfUseRate']),
    sensitivity: sensitivity(['annualGeneration', 'pvCapacity', 'selfUseRate']),
  },
});
