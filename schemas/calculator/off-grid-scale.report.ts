import { defineReport, figures, lastYear, number, percent, ratio, sensitivity } from '@/dsl';
import { sizing } from '../measures';
import { calculators } from '../services';
import { DAYS_OF_YEAR } from './parts/year';

// covers V-307
/** How large panels, battery and inverter of a place without a grid must be (spec 03 §2, proposed fields G). */
export const offGridScale = defineReport({
  name: 'calculator/off-grid-scale',
  api: calculators('scale'),
  ask: 'submit',
  answer: 'POST offgrid',
  params: {
    dailyLoad: number({ required: true, decimals: 2, min: 0, max: 999_999_999, unit: 'kWh', default: 24 }),
    peakLoad: number({ required: true, decimals: 2, min: 0, max: 999_999_999, unit: 'kW', default: 6 }),
    peakSunHours: number({ required: true, decimals: 2, min: 0.01, max: 24, unit: 'h', default: 3.2 }),
    autonomyDays: number({ required: true, decimals: 1, min: 0, max: 999, default: 2 }),
    depthOfDischarge: percent({ required: true, min: 1, default: 80 }),
    systemEfficiency: percent({ required: true, min: 1, default: 75 }),
    safetyFactor: number({ required: true, decimals: 4, min: 0, max: 1000, default: 1.2 }),
  },
  fill: {
    from: 'cloud/station',
    values: { dailyLoad: ratio(lastYear('statistics/station-energy', 'consumption'), DAYS_OF_YEAR) },
  },
  measures: sizing,
  blocks: {
    result: figures(['pvCapacity', 'batteryCapacity', 'inverterPower']),
    sensitivity: sensitivity(['batteryCapacity', 'pvCapacity', 'inverterPower']),
  },
});
