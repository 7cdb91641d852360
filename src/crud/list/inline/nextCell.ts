/**
 * The cell that can be edited before or after this one, over the rows of its table as they stand; undefined at the
 * ends.
 */
export function nextCell(cell: HTMLElement | null, step: -1 | 1): HTMLElement | undefined {
  const cells = [...(cell?.closest('table')?.querySelectorAll<HTMLElement>('td[data-inline]') ?? [])];
  const at = cell ? cells.indexOf(cell) : -1;
  return at < 0 ? undefined : cells[at + step];
}
