import { isScaledUnit, formatNumber } from '@/schema';
import type { ValueAxis } from '../../chart';
import type { NiceScale } from './niceScale';

/** What stands beside an axis: its unit once, at its top, and short numbers. */
export interface AxisLabels {
  readonly unit: string;
  readonly text: (value: number) => string;
}

interface Step {
  readonly from: number;
  readonly by: number;
  readonly sign: string;
}

/** What amounts are counted in, and from where on: `k` from 10,000, `万` from 100,000. */
const COUNTED = [
  { from: 1e9, by: 1e9 },
  { from: 1e8, by: 1e8 },
  { from: 1e6, by: 1e6 },
  { from: 1e5, by: 1e4 },
  { from: 1e4, by: 1e3 },
] as const;
/** As axes write them, where `Intl` writes otherwise. */
const SIGNS: Readonly<Record<string, string>> = { K: 'k', B: 'bn' };

/** The word of a language for so many: `M` or `Mio.`; undefined where it has none. */
function signOf(by: number, locale: string): string | undefined {
  const parts = new Intl.NumberFormat(locale, { notation: 'compact' }).formatToParts(by);
  const isOne = parts.filter(({ type }) => type === 'integer').every(({ value }) => value === '1');
  const sign = isOne ? parts.find(({ type }) => type === 'compact')?.value : undefined;
  return sign === undefined ? undefined : (SIGNS[sign] ?? sign);
}

const steps = new Map<string, readonly Step[]>();

/** What large amounts of a unit without prefixes are counted in by a language: money, pieces. */
function stepsIn(locale: string): readonly Step[] {
  const known = steps.get(locale);
  if (known) return known;
  const found = COUNTED.flatMap(({ from, by }) => {
    const sign = signOf(by, locale);
    return sign === undefined ? [] : [{ from, by, sign }];
  });
  steps.set(locale, found);
  return found;
}

/**
 * Labels of an axis. Amounts of many digits are counted in thousands or millions, which the unit says: `M €`, `k`; what
 * has prefixes of its own (kWh, MWh) has got one before.
 */
export function axisLabels(scale: NiceScale, { unit }: ValueAxis, locale: string): AxisLabels {
  const largest = Math.max(Math.abs(scale.min), Math.abs(scale.max));
  const isCounted = !isScaledUnit(unit) && !unit.includes('/');
  const step = isCounted ? stepsIn(locale).find(({ from }) => largest >= from) : undefined;
  const isShown = (value: number) => value >= (scale.shownFrom ?? -Infinity) && value <= (scale.shownTo ?? Infinity);
  if (!step)
    return {
      unit,
      text: (value) => (isShown(value) ? formatNumber(value, locale, { maximumFractionDigits: scale.decimals }) : ''),
    };
  const interval = scale.interval / step.by;
  const decimals = [0, 1, 2].find(
    (places) => Math.abs(interval * 10 ** places - Math.round(interval * 10 ** places)) < 1e-6,
  );
  return {
    unit: [step.sign, unit].filter(Boolean).join('\u00a0'),
    text: (value) =>
      isShown(value) ? formatNumber(value / step.by, locale, { maximumFractionDigits: decimals ?? 2 }) : '',
  };
}
