import { carbonOf, co2Reduction } from '../../../../energy/carbon';
import type { HomeSite } from '../../../../energy/model';
import { costSaving } from '../../../../energy/totals';
import type { Locale } from '../../../../core/texts';
import type { Days } from '../energy/days';
import { independencePercent, selfUsePercent } from '../energy/shares';
import type { Station } from '../energy/stationOf';
import { knownTotals, toldOn } from '../energy/told';
import { amount, KWH, moneyAt, PERCENT } from '../energy/homeUnits';
import { generationOf, usageOf } from './usageSums';

/** What a home has to have for a part; without it there is no figure, on this page as on all others. */
const NEEDS = {
  batteryCharged: 'battery',
  batteryDischarged: 'battery',
  evChargerCharged: 'charger',
  evChargerDischarged: 'charger',
  pvProduction: 'pv',
} as const;

const needOf = (type: string) => Object.entries(NEEDS).find(([part]) => part === type)?.[1];

function partition(
  sums: { readonly parts: Readonly<Record<string, number>>; readonly total: number } | undefined,
  site: HomeSite | undefined,
) {
  const partitions = Object.entries(sums?.parts ?? {}).map(([type, value]) => {
    const need = needOf(type);
    return { type, ...amount(need && !site?.[need] ? null : value, KWH) };
  });
  return { total: amount(sums?.total, KWH), partitions };
}

/** What the carbon of solar energy is calculated with, told beside it. */
function factorOf(country: string) {
  const { factor, year, source } = carbonOf(country);
  return { factor: amount(factor, 'kg/kWh'), year, source };
}

/** What the saving is a saving against. */
const BASELINE = {
  en: 'Against the same use without panels, battery and automation',
  zh: '与相同用电但没有光伏、电池和自动策略相比',
} as const;

/** H-024: usage, generation, shares, and what both saved (spec 02 §3). */
export function usageSummary(station: Station, days: Days, locale: Locale) {
  const steps = toldOn(station, days);
  const totals = knownTotals(steps);
  const { site } = station;
  return {
    usage: partition(totals && usageOf(totals), site),
    generation: partition(totals && generationOf(totals), site),
    selfUseAndIndependence: [
      { type: 'independence', ...amount(independencePercent(steps), PERCENT) },
      { type: 'selfUse', ...amount(selfUsePercent(steps), PERCENT) },
    ],
    carbonReductionAndCostSaving: [
      {
        type: 'co2Reduction',
        ...amount(site?.pv && totals ? co2Reduction(totals.pv, site.country) : null, 'kg'),
        ...(site?.pv && factorOf(site.country)),
      },
      { type: 'costSaving', ...amount(totals && costSaving(totals), moneyAt(station)), baseline: BASELINE[locale] },
    ],
  };
}
