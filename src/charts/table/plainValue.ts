import type { Value } from '../chart';

/**
 * Digits kept beyond those that are shown: a sum of the file is the sum of the screen, which rounds only what it shows.
 */
const SPARE = 7;

/** A value as programs read it, with at least the decimals that are shown: '1234.50', '0.12345'. Nothing is ''. */
export function plainValue(value: Value | undefined, decimals: number): string {
  if (value === null || value === undefined || !Number.isFinite(value)) return '';
  const text = Number(value.toFixed(decimals + SPARE));
  const shown = text.toFixed(decimals);
  const whole = Number(shown) === text ? shown : text.toFixed(decimals + SPARE).replace(/0+$/, '');
  return Number(whole) === 0 ? whole.replace('-', '') : whole;
}
