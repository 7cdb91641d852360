import type { Value } from '../chart';

/** A value as programs read it, with the same decimals: '1234.50'. Nothing is ''. */
export function plainValue(value: Value | undefined, decimals: number): string {
  if (value === null || value === undefined || !Number.isFinite(value)) return '';
  const text = value.toFixed(decimals);
  return Number(text) === 0 ? text.replace('-', '') : text;
}
