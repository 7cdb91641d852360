import type { Locale } from '../../../../core/texts';
import type { Days } from '../energy/days';
import type { Station } from '../energy/stationOf';
import { toldOn } from '../energy/told';
import { amount } from '../energy/homeUnits';
import { reportBars, type ReportKey } from './reportBars';

/** A figure, and those it is made of or that go with it. */
export type ItemPlan = readonly [key: ReportKey, ...children: ReportKey[]];

/** Items `{name, type, value, unit, children}` (spec 02 §3) in the caller's language. */
export function reportItems(plans: readonly ItemPlan[]) {
  return (station: Station, days: Days, locale: Locale) => {
    const steps = toldOn(station, days);
    const bars = reportBars(station);
    const figure = (key: ReportKey) => {
      const { of, desc, unit } = bars[key];
      return { name: desc[locale], type: key, ...amount(steps.length > 0 ? of(steps) : null, unit) };
    };
    return plans.map(([key, ...children]) => ({ ...figure(key), children: children.map(figure) }));
  };
}
