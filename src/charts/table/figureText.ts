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
