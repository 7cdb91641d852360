import { cleanText } from '../readers/text';
import { withoutGuard } from './formula';

/** What a cell of a sheet holds once it is read: dates are text already, formulas are their results. @public */
export type SheetCell = string | number | boolean | null;

/** A formula of which the file does not say what comes out: it was written by a program that computes nothing. */
export const NO_RESULT = '#FORMULA!';

/**
 * A value that a spreadsheet itself could not compute, in any of its languages: '#N/A', '#DIV/0!', '#WERT!', '#NV',
 * 'Err:502'.
 */
const ERROR = /^(?:#(?:N\/[ABD]|NV|GETTING_DATA|[\p{Lu}\d/]{2,12}[!?])|Err:\d{3})$/u;

export const isSheetError = (text: string): boolean => ERROR.test(text);

/**
 * A cell as a person reads it: without invisible characters, and without the apostrophe that keeps a formula from
 * running. Numbers have all their digits; an empty cell is ''.
 *
 * @example cellText(0.0000001) // '0.0000001'
 * @public
 */
export function cellText(cell: SheetCell | undefined): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'number') return plainNumber(cell);
  return cleanText(withoutGuard(cleanText(String(cell))));
}

/** All digits of a number, never an exponent: '1234567', '0.0000001'. */
export function plainNumber(value: number): string {
  const text = String(value);
  if (!text.includes('e')) return text;
  return Number.isInteger(value) ? BigInt(value).toString() : value.toFixed(20).replace(/\.?0+$/, '');
}

/** Three digits behind a point are also read as thousands: a 0 behind them is not. */
const TWOFOLD = /^-?[1-9]\d{0,2}\.\d{3}$/;

/** A number as a text that is read in one way only, wherever its reader is from: '1.2340'. */
export function numberText(value: number): string {
  const text = plainNumber(value);
  return TWOFOLD.test(text) ? `${text}0` : text;
}
