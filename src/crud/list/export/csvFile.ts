import type { Download } from '@/api';
import { csvText } from '@/schema/sheet/csvText';

/** Rows as a file a spreadsheet opens: UTF-8 with its mark, cells that it would run as formulas made harmless. */
export function csvFile(name: string, rows: readonly (readonly string[])[]): Download {
  return { blob: new Blob([csvText(rows)], { type: 'text/csv;charset=utf-8' }), name: `${name.replace(/[\\/:*?"<>|]+/g, ' ').trim()}.csv` };
}
