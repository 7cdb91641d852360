import { roundsToZero } from '@/schema/measure/roundsToZero';
import type { Value, ValueAxis } from '../chart';
import { figureText } from '../table/figureText';

const formats = new Map<string, Intl.NumberFormat>();

/** A number of a locale with at most so many decimals; formats are slow to make and kept. */
export function numberText(value: number, decimals: number, locale: string): string {
  const key = `${locale} ${decimals}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(locale, { maximumFractionDigits: decimals });
    formats.set(key, format);
  }
  return format.format(roundsToZero(value, decimals) ? 0 : value);
}

/**
 * A value as people read it, with the digits of the table: `3.20 kW`, `84%`; nothing is `-` and zero is `0 kW` (spec 01
 * §8).
 */
export function axisValueText(value: Value | undefined, axis: ValueAxis | undefined, locale: string): string {
  if (value === null || value === undefined || !Number.isFinite(value)) return '-';
  const { unit = '', decimals = 2 } = axis ?? {};
  return `${figureText(value, decimals, locale)}${unit && unit !== '%' ? `\u00a0${unit}` : unit}`;
}
