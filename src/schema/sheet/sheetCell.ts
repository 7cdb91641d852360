/** What a cell of a sheet holds once it is read: dates are text already, formulas are their results. */
export type SheetCell = string | number | boolean | null;

/** A value that a spreadsheet itself could not compute. */
const ERROR = /^#(?:N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!)$/i;

export const isSheetError = (text: string): boolean => ERROR.test(text);

/** A cell as a person reads it, without the white space around it and without the apostrophe that keeps a formula from running. */
export function cellText(cell: SheetCell | undefined): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'number') return plainNumber(cell);
  const text = String(cell).replace(/[\u200B\uFEFF]/g, '').trim();
  return /^'[=+\-@]/.test(text) ? text.slice(1) : text;
}

/** All digits of a number, never an exponent for whole numbers. */
function plainNumber(value: number): string {
  return Number.isInteger(value) && Math.abs(value) >= 1e21 ? BigInt(value).toString() : String(value);
}

/** A text a spreadsheet would run as a formula, with an apostrophe before it. Plain numbers (-5, +31612345678) stay. */
export function withoutFormula(text: string): string {
  return /^[=+\-@\t\r]/.test(text) && Number.isNaN(Number(text)) ? `'${text}` : text;
}
