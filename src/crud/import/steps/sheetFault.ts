import { cellText } from '@/schema/sheet/sheetCell';
import type { Sheet } from '@/schema/sheet/workbook/workbook';
import { hiddenRowsOf, leftOut, type Choice } from './choice';

/** Why a sheet cannot be imported, however its columns are matched: `import.columns.faults.<kind>`. */
export type SheetFault = 'tooMany' | 'noRows' | 'hiddenRows';

export function sheetFault(sheet: Sheet, choice: Choice, mostRows: number): SheetFault | undefined {
  if (choice.withHidden === undefined && hiddenRowsOf(sheet, choice.headerRow).length > 0) return 'hiddenRows';
  const without = leftOut(sheet, choice);
  const rows = sheet.rows.filter((_, at) => at > choice.headerRow && !without.has(at));
  if (rows.length > mostRows) return 'tooMany';
  return rows.some((row) => row.some((cell) => cellText(cell) !== '')) ? undefined : 'noRows';
}
