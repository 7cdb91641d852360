import type { ColumnChoice } from '../useColumns';
import { resizeColumn } from './changeLayout';

/** Wider than that nobody wants a column for one long value, in px. */
const WIDEST = 560;
/** What a text needs beyond its own width, in px. */
const SPARE = 2;

/** How wide the column of a heading has to be for what is drawn of it, in px. */
export function naturalWidth(heading: HTMLElement): number {
  const table = heading.closest('table');
  if (!table) return heading.offsetWidth;
  const columns = [...table.querySelectorAll('col')];
  const kept = [table, ...columns].map((element) => element.style.cssText);
  // the browser knows best: for one look, without a paint, the table is as wide as it likes
  Object.assign(table.style, { tableLayout: 'auto', width: 'max-content', minWidth: '0' });
  for (const column of columns) column.style.width = 'auto';
  const width = heading.offsetWidth + SPARE;
  for (const [index, element] of [table, ...columns].entries()) element.style.cssText = kept[index] ?? '';
  return Math.min(width, WIDEST);
}

/** Makes the column of a heading as wide as what is drawn of it. */
export function fitColumn(heading: HTMLElement, choice: ColumnChoice): void {
  const { column } = heading.dataset;
  if (column !== undefined) choice.setLayout(resizeColumn(choice.layout, column, naturalWidth(heading)));
}
