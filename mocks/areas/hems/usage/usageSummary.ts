import { carbonOf, co2Reduction } from '../../../energy/carbon';
import { costSaving } from '../../../energy/totals';
import type { Locale } from '../../../core/texts';
import type { Days } from '../energy/days';
import { independencePercent, selfUsePercent } from '../energy/shares';
import type { Station } from '../energy/station';
import { knownTotals, toldOn } from '../energy/told';
import { amount, KWH, moneyAt, PERCENT } from '../energy/units';
import { generationOf, usageOf } from './usageSums';

function partition(sums: { readonly parts: Readonly<Record<string, number>>; readonly total: number } | undefined) {
  const partitions = Object.entries(sums?.parts ?? {}).map(([type, value]) => ({ type, ...amount(value, KWH) }));
  return { total: amount(sums?.total, KWH), partitions };
}

/** What the carbon of solar energy is calculated with, told beside it. */
function factorOf(country: string) {
  const { factor, year, source } = carbonOf(country);
  return { factor: amount(factor, 'kg/kWh'), year, source };
}

/** What the saving is a saving against. */
const BASELINE = { en: 'Against the same use without panels, battery and automation', zh: '与相同用电但没有光伏、电池和自动策略相比' } as const;

/** H-024: usage, generation, shares, and what both saved (spec 02 §3). */
export function usageSummary(station: Station, days: Days, locale: Locale) {
  const steps = toldOn(station, days);
  const totals = knownTotals(steps);
  const { site } = station;
  return {
    usage: partition(totals && usageOf(totals)),
    generation: partition(totals && generationOf(totals)),
    selfUseAndIndependence: [
      { type: 'independence', ...amount(independencePercent(steps), PERCENT) },
      { type: 'selfUse', ...amount(selfUsePercent(steps), PERCENT) },
    ],
    carbonReductionAndCostSaving: [
      { type: 'co2Reduction', ...amount(site?.pv && totals ? co2Reduction(totals.pv, site.country) : null, 'kg'), ...(site?.pv && factorOf(site.country)) },
      { type: 'costSaving', ...amount(totals && costSaving(totals), moneyAt(station)), baseline: BASELINE[locale] },
    ],
  };
}
