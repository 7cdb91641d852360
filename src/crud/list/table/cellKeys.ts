/** The cells of a row that hold values, in the order of the columns. */
export function cellsOf(row: Element): HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>(':scope > td[tabindex]')];
}

/**
 * Where a key leads from a cell: to another one of its row, or back to the row. Undefined: what it means on the row.
 */
export function stepCell(key: string, cell: HTMLElement): number | 'row' | undefined {
  const cells = cell.parentElement ? cellsOf(cell.parentElement) : [];
  const at = cells.indexOf(cell);
  switch (key) {
    case 'ArrowRight':
      return Math.min(at + 1, cells.length - 1);
    case 'ArrowLeft':
      return at > 0 ? at - 1 : 'row';
    case 'Home':
      return 0;
    case 'End':
      return cells.length - 1;
    case 'Escape':
      return 'row';
    default:
      return undefined;
  }
}
