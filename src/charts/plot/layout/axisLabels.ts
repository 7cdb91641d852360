import { isScaledUnit } from '@/schema';
import type { ValueAxis } from '../../chart';
import { formatNumber } from '@/schema/format';
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

/** What large amounts of a unit without prefixes are counted in: money, pieces. */
const STEPS: Readonly<Record<'en' | 'zh', readonly Step[]>> = {
  en: [
    { from: 1e9, by: 1e9, sign: 'bn' },
    { from: 1e6, by: 1e6, sign: 'M' },
    { from: 1e4, by: 1e3, sign: 'k' },
  ],
  zh: [
    { from: 1e8, by: 1e8, sign: '亿' },
    { from: 1e5, by: 1e4, sign: '万' },
  ],
};

/**
 * Labels of an axis. Amounts of many digits are counted in thousands or millions, which the unit says: `M €`, `k`; what
 * has prefixes of its own (kWh, MWh) has got one before.
 */
export function axisLabels(scale: NiceScale, { unit }: ValueAxis, locale: string): AxisLabels {
  const largest = Math.max(Math.abs(scale.min), Math.abs(scale.max));
  const isCounted = !isScaledUnit(unit) && !unit.includes('/');
  const steps = STEPS[locale === 'zh' ? 'zh' : 'en'];
  const step = isCounted ? steps.find(({ from }) => largest >= from) : undefined;
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
