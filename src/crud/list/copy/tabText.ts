import { withoutFormula } from '@/schema/sheet/formula';

/** A value as it stands on one line of a table; a spreadsheet that it is pasted into does not run it. */
const oneLine = (text: string): string => withoutFormula(text.replace(/\s+/g, ' ').trim()) || '-';

/**
 * Rows as tab-separated text with headings, as spreadsheets and documents take it: what the table shows, '-' for
 * nothing.
 */
export function tabText(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  return [headings, ...rows].map((row) => row.map(oneLine).join('\t')).join('\n');
}
