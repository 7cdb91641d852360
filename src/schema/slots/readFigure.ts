import type { Figure } from './figures';

/** Digits, marks and spaces of any keyboard or sheet as plain ones, without spaces and apostrophes between thousands. */
const plain = (text: string): string => text.normalize('NFKC').replace(/[\s'’]/g, '').replace(/[−–—]/g, '-').replace(/。/g, '.');

const GROUPED = /^[+-]?[1-9]\d{0,2}(?:,\d{3})+$/;
const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;

/**
 * What a comma means in figures that belong together: the mark of decimals as soon as one of them cannot be read otherwise
 * ('0,125', '1,5', '1.234,5'), else it stands between thousands ('1,234').
 */
export function isCommaDecimal(texts: Iterable<string>): boolean {
  for (const text of texts) {
    const bare = plain(text).replace(/[^\d.,]+$/, '');
    const comma = bare.lastIndexOf(',');
    if (comma < 0 || comma < bare.lastIndexOf('.')) continue;
    if (bare.includes('.') || !GROUPED.test(bare)) return bare.indexOf(',') === comma;
  }
  return false;
}

/**
 * A figure as a person or a sheet writes it: '1,234.5', '1.234,5', '12,5', '12.5 kW', '-'. Nothing and a dash are empty.
 *
 * @returns undefined for what is no number
 */
export function readFigure(text: string, commaDecimal = isCommaDecimal([text]), unit = ''): Figure | undefined {
  const bare = plain(text);
  if (bare === '' || bare === '-') return null;
  const end = plain(unit).toLowerCase();
  const own = end !== '' && bare.toLowerCase().endsWith(end) ? bare.slice(0, -end.length) : bare;
  const english = commaDecimal ? own.replaceAll('.', '').replace(',', '.') : own.replaceAll(',', '');
  const pointed = commaDecimal && !own.includes(',') ? own : english; // '12.5' among '12,5' has a point of decimals
  return NUMBER.test(pointed) ? Number(pointed) : undefined;
}
