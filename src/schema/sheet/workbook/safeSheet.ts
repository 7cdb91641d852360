import { NO_RESULT } from '../sheetCell';

const HYPERLINK = /<(?:\w+:)?hyperlink\b[^<>]*>/g;
const COLUMN = /<(?:\w+:)?col\b([^<>]*)>/g;
/** A cell with a formula: its attributes, and its value as it is written. */
const FORMULA =
  /<((?:\w+:)?c)\b([^<>]*)>\s*<(?:\w+:)?f\b(?:[^<>]*\/>|[^<>]*>[^<>]*<\/(?:\w+:)?f>)\s*(?:<(?:\w+:)?v\s*\/>|<(?:\w+:)?v\b[^<>]*>([^<>]*)<\/(?:\w+:)?v>)?\s*<\/\1>/g;
const TYPED = /\st\s*=\s*["'](?!n["'])/;
const NUMBER = /\st\s*=\s*["']n["']/;
/** In the place of what is taken out: were there nothing, what stands around it could join to the same again. */
const GONE = '<x/>';

const attribute = (tag: string, name: string): string =>
  new RegExp(String.raw`\s${name}\s*=\s*["']([^"']*)["']`).exec(tag)?.[1] ?? '';

/**
 * Of the columns only what is hidden is of interest: a sheet may speak of sixteen thousand of them, again and again.
 */
function hiddenColumn(tag: string, mostColumns: number): string {
  const [first, last] = [Number(attribute(tag, 'min')), Number(attribute(tag, 'max'))];
  if (!/^(?:1|true)$/.test(attribute(tag, 'hidden')) || !(first >= 1 && first <= mostColumns)) return GONE;
  return `<col min="${first}" max="${Math.min(Math.max(first, last), mostColumns)}" hidden="1"/>`;
}

/**
 * A worksheet (its XML) as the sheet library may have it. Links are taken out and columns cut, because it fills the
 * whole area they claim; a formula without a result, of which it makes an empty cell, has the words `NO_RESULT`
 * instead.
 *
 * @param uncomputed the file says that its formulas are still to be computed: their zeros are no results
 */
export function safeSheet(xml: string, mostColumns: number, uncomputed: boolean): string {
  return xml
    .replace(HYPERLINK, GONE)
    .replace(COLUMN, (_, tag: string) => hiddenColumn(tag, mostColumns))
    .replace(FORMULA, (cell, name: string, tag: string, value = '') => {
      const missing = value === '' || (uncomputed && value === '0');
      return missing && !TYPED.test(tag)
        ? `<${name}${tag.replace(NUMBER, '')} t="str"><v>${NO_RESULT}</v></${name}>`
        : cell;
    });
}
