import { withoutFormula } from '@/schema/internal';

/** A value as it stands on one line of a table; a spreadsheet that it is pasted into does not run it. */
const oneLine = (text: string): string => withoutFormula(text.replace(/\s+/g, ' ').trim());

/**
 * Lines of cells as spreadsheets and documents take them: tabs between cells, each on one line, no formulas.
 *
 * @param empty stands where there is nothing
 */
export function tabText(lines: readonly (readonly string[])[], empty = ''): string {
  return lines.map((line) => line.map((text) => oneLine(text) || empty).join('\t')).join('\n');
}

/** Cells of a text as a sheet copies it: lines and tabs; one line without tabs may use semicolons. */
export function tabCells(text: string): string[][] {
  const lines = text.replace(/(?:\r\n|\r|\n)$/, '').split(/\r\n|\r|\n/);
  const between = text.includes('\t') ? '\t' : ';';
  return lines.map((line) => line.split(between));
}
