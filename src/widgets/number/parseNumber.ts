import { plainFigures } from '@/schema/internal';

const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)$/;
/** As languages write numbers whose decimals begin at a comma: '1.234,5', '1.500'. */
const WITH_COMMA = /^([+-]?)([1-9]\d{0,2}(?:\.\d{3})+|\d*)(?:,(\d*))?$/;

/** Whether decimals begin at a comma in a language. */
export const hasDecimalComma = (locale: string): boolean => (0.5).toLocaleString(locale).includes(',');

const withPoint = (text: string): string =>
  text.replace(WITH_COMMA, (_, sign: string, whole: string, decimals = '') => {
    return `${sign}${whole.replaceAll('.', '')}${decimals && `.${decimals}`}`;
  });

/**
 * What was typed, as a value: a number, `null` for nothing, or the text itself when it is no number (yet):
 * '-' stays as it is, and '1,5' where decimals begin at a point; the field's rule refuses them.
 */
export function parseNumber(typed: string, locale: string): number | string | null {
  const text = plainFigures(typed);
  if (text === '') return null;
  const written = hasDecimalComma(locale) ? withPoint(text) : text;
  return NUMBER.test(written) ? Number(written) : typed;
}
