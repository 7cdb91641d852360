import { cellText } from '@/schema/sheet/sheetCell';
import type { Sheet } from '@/widgets/book/book';
import type { Choice } from './choice';

/** Why a sheet cannot be imported, however its columns are matched: `import.columns.faults.<kind>`. */
export type SheetFault = 'tooMany' | 'noRows';

export function sheetFault(sheet: Sheet, { headerRow }: Choice, mostRows: number): SheetFault | undefined {
  const rows = sheet.rows.slice(headerRow + 1);
  if (rows.length > mostRows) return 'tooMany';
  return rows.some((row) => row.some((cell) => cellText(cell) !== '')) ? undefined : 'noRows';
}
