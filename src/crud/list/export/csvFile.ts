import { csvCell } from '@/charts/export/csvCell';
import type { Download } from '@/api';

/** Rows as a file a spreadsheet opens: UTF-8 with its mark, cells that it would run as formulas made harmless. */
export function csvFile(name: string, rows: readonly (readonly string[])[]): Download {
  const text = rows.map((row) => row.map(csvCell).join(',')).join('\r\n');
  return { blob: new Blob(['\uFEFF', text, '\r\n'], { type: 'text/csv;charset=utf-8' }), name: `${name.replace(/[\\/:*?"<>|]+/g, ' ').trim()}.csv` };
}
