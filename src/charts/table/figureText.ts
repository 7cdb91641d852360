import type { Value } from '../chart';

const formats = new Map<string, Intl.NumberFormat>();

function formatOf(decimals: number, locale: string): Intl.NumberFormat {
  const key = `${decimals} ${locale}`;
  let format = formats.get(key);
  if (!format) {
    const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
    formats.set(
      key,
      (format = new Intl.NumberFormat(locale === 'zh' ? 'zh-CN' : 'en-GB', { ...digits, signDisplay: 'negative' })),
    );
  }
  return format;
}

/**
 * A value as people read it, without its unit: '1,234.50'. Nothing is '-' and zero is '0' (spec 01 §8); never '-0.00'.
 */
export function figureText(value: Value | undefined, decimals: number, locale: string): string {
  if (value === null || value === undefined || !Number.isFinite(value)) return '-';
  return value === 0 ? '0' : formatOf(decimals, locale).format(value);
}

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
