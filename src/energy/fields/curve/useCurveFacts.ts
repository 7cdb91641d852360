import { useLocale, useTranslate } from 'react-admin';
import { formatNumber, withUnit } from '@/schema';
import type { Figure } from '../../slots/figures';
import { curveFacts } from './curveFacts';
import { curveUnit } from './curveUnit';
import { curveTraits, type SlotsOf } from './type';

/** Lowest, highest and last figure of a curve in words; undefined when there is none. */
export function useCurveFacts(
  values: readonly Figure[] | null | undefined,
  options: SlotsOf,
  record: object,
): string | undefined {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const facts = curveFacts(values ?? []);
  if (!facts) return undefined;
  const unit = curveUnit(options, record);
  const words = (one: number) =>
    withUnit(formatNumber(one, locale, { maximumFractionDigits: curveTraits(options).decimals }), unit);
  return translate('fields.curve.facts', { min: words(facts.min), max: words(facts.max), last: words(facts.last) });
}
