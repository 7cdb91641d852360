import { flowTotals } from '../../../../energy/flows';
import type { Step } from '../../../../energy/model';
import { totalsOf } from '../../../../energy/totals';
import { textOf } from '../../../../core/incoming';
import { Refusal } from '../../../../core/refusal';
import { barChart, type Bar } from '../energy/barChart';
import { chartAnswer } from '../energy/chartAnswer';
import type { ChartCall } from '../energy/chartCall';
import { comparisonBars } from '../energy/comparison';
import { KWH, PERCENT } from '../energy/homeUnits';
import { hemsTexts } from '../texts';
import { USAGE_HOURLY, USAGE_PAGE } from './usagePage';
import { generationOf, usageOf } from './usageSums';

const answer: ChartCall['answer'] = ({ locale }, chart) => chartAnswer(chart, locale);

/** H-025: usage beside generation. */
export const usageAndGenerationCall: ChartCall = {
  path: 'station/energyUsageAndGeneration',
  ...USAGE_PAGE,
  chart: ({ station, days }) =>
    barChart(station, days, USAGE_HOURLY, [
      {
        name: 'Usage',
        desc: { en: 'Usage', zh: '用电' },
        dataKey: 'usage',
        unit: KWH,
        of: (steps) => usageOf(totalsOf(steps)).total,
      },
      {
        name: 'Generation',
        desc: { en: 'Generation', zh: '发电' },
        dataKey: 'generation',
        unit: KWH,
        of: (steps) => generationOf(totalsOf(steps)).total,
      },
    ]),
  answer,
};

const USES = [
  { name: 'Home', desc: { en: 'Used at home', zh: '家庭自用' }, dataKey: 'pvToHome' },
  { name: 'Battery', desc: { en: 'Into the battery', zh: '存入电池' }, dataKey: 'pvToBattery' },
  { name: 'Exported', desc: { en: 'Exported', zh: '上网' }, dataKey: 'pvToGrid' },
] as const;

/** kWh of the sun that went one way, or its percentage of all sun. */
const used =
  (key: (typeof USES)[number]['dataKey'], percent: boolean) =>
  (steps: readonly Step[]): number | null => {
    const energy = flowTotals(steps)[key];
    if (!percent) return energy;
    const { pv } = totalsOf(steps);
    return pv > 0 ? (energy / pv) * 100 : null;
  };

/** H-026: where the sun went. `valueFormat` 1 energy, 2 percentage. */
export const solarUsageCall: ChartCall = {
  path: 'station/energyUsageSolarPowerUsage',
  ...USAGE_PAGE,
  chart: ({ station, days, incoming }) => {
    const format = textOf(incoming, 'valueFormat') || '1';
    if (format !== '1' && format !== '2') throw new Refusal(hemsTexts.valueFormat, { code: '4001' });
    const percent = format === '2';
    const bars = station.site?.pv
      ? USES.map((use): Bar => ({ ...use, unit: percent ? PERCENT : KWH, of: used(use.dataKey, percent) }))
      : [];
    return barChart(station, days, USAGE_HOURLY, bars);
  },
  answer,
};

/** H-027: cost without and with panels, battery and automation. */
export const costComparisonCall: ChartCall = {
  path: 'station/energyUsageCostSaving',
  ...USAGE_PAGE,
  chart: ({ station, days }) => barChart(station, days, USAGE_HOURLY, comparisonBars(station)),
  answer,
};
