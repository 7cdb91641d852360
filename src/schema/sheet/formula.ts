/**
 * What begins a formula, also in the wide forms that spreadsheets with an input method run, and after what nobody sees.
 * A sign alone is none.
 */
const FORMULA = String.raw`(?:[\t\r\n]|[\s\p{Cf}]*[=+\-@|＝＋－＠]\s*\S)`;
const BEGINNING = new RegExp(`^${FORMULA}`, 'u');
/** Apostrophes that were put or typed before such a beginning. */
const KEPT = new RegExp(`^'+${FORMULA}`, 'u');

/** Letters and signs of a unit: nothing that computes, refers or calls. */
const UNIT = String.raw`[\p{L}°€$£¥][\p{L}\p{N}°²³/·€$£¥]{0,19}`;
/**
 * '-5', '+31 612 345 678', '-1,234.5 kWh', '-5 %', '-€0.28', '+02:00': a sign before figures, and at most a unit behind
 * them.
 */
const FIGURES = new RegExp(String.raw`^[+-](?:\d{2}:\d{2}|[€$£¥]?\d[\d.,'’\s]*(?:e[+-]?\d+|[%‰]|${UNIT})?)$`, 'iu');

const isFormula = (text: string): boolean => BEGINNING.test(text) && !FIGURES.test(text.trim());

/**
 * A text for a cell of a file. One that a spreadsheet would run gets an apostrophe before it; figures with a sign do
 * not. `withoutFormula('=1+1')` is "'=1+1", `withoutFormula('-5 kWh')` is '-5 kWh'.
 */
export function withoutFormula(text: string): string {
  return isFormula(text) || KEPT.test(text) ? `'${text}` : text;
}

/** The text that `withoutFormula` was given: an apostrophe that keeps a formula from running is no part of it. */
export function withoutGuard(text: string): string {
  return KEPT.test(text) ? text.slice(1) : text;
}
