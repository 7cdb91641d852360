import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import type { RowItem } from '../rowItems';
import { rowMove } from './rowKeys';
import type { TableShared } from './TableContext';

interface KeyboardOptions {
  readonly box: RefObject<HTMLElement | null>;
  readonly rows: readonly RowItem[];
  readonly shared: TableShared;
  readonly rowHeight: number;
  readonly headHeight: number;
}

/** The row above that holds this one; itself when there is none. */
function parentOf(rows: readonly RowItem[], index: number): number {
  const level = rows[index]?.level ?? 1;
  for (let at = index - 1; at >= 0; at -= 1) if ((rows[at]?.level ?? 1) < level) return at;
  return index;
}

/**
 * The keyboard of a table: one row in the order of Tab, arrows to the others, Enter opens, Space ticks; in a tree the
 * arrows to the sides open and close. Rows out of sight are brought into it first.
 */
export function useRowKeyboard({ box, rows, shared, rowHeight, headHeight }: KeyboardOptions) {
  const [current, setCurrent] = useState(0);
  const wanted = useRef<number | undefined>(undefined);

  useEffect(() => {
    if (wanted.current === undefined) return;
    const row = box.current?.querySelector<HTMLElement>(`tr[data-row="${wanted.current}"]`);
    if (!row) return; // drawn after the scroll
    wanted.current = undefined;
    row.focus({ preventScroll: true });
  });

  const goTo = (index: number) => {
    const element = box.current;
    setCurrent(index);
    wanted.current = index;
    if (!element) return;
    const [top, bottom] = [index * rowHeight, (index + 1) * rowHeight + headHeight];
    if (top < element.scrollTop) element.scrollTop = top;
    else if (bottom > element.scrollTop + element.clientHeight) element.scrollTop = bottom - element.clientHeight;
    element.querySelector<HTMLElement>(`tr[data-row="${index}"]`)?.focus({ preventScroll: true });
  };

  const fold = (row: RowItem, index: number, open: boolean) => {
    if (row.open !== undefined && row.open !== open) shared.fold?.(row);
    else if (!open) goTo(parentOf(rows, index));
    else if (row.open) goTo(Math.min(index + 1, rows.length - 1));
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { target } = event;
    if (!(target instanceof HTMLElement) || target.dataset.row === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    const index = Number(target.dataset.row);
    const row = rows[index];
    const move = row && rowMove(event.key, index, rows.length, row.level !== undefined);
    if (!row || !move) return;
    event.preventDefault();
    if (typeof move === 'object') goTo(move.go);
    else if (move === 'open') shared.open(row.record);
    else if (move === 'select') {
      if (shared.selectable) shared.selection.toggle(row);
    } else fold(row, index, move === 'unfold');
  };

  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    const index = target.closest('tr')?.dataset.row;
    if (index !== undefined) setCurrent(Number(index));
  };
  return { current, onKeyDown, onFocus };
}
