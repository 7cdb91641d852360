import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { useEvent } from 'react-admin';
import { isComposing } from '@/widgets';
import { type Between, heightAbove, revealRow } from '@/widgets/internal';
import type { RowItem } from '../rowItems';
import { ownRow } from './ownRow';
import { rowMove } from './rowMove';
import type { TableShared } from './TableContext';

/** The cells of a row that hold values, in the order of the columns. */
function cellsOf(row: Element): HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>(':scope > td[tabindex]')];
}

/**
 * Where a key leads from a cell: to another one of its row, or back to the row. Undefined: what it means on the row.
 */
function stepCell(key: string, cell: HTMLElement): number | 'row' | undefined {
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

interface KeyboardOptions {
  readonly box: RefObject<HTMLElement | null>;
  readonly rows: readonly RowItem[];
  readonly shared: TableShared;
  readonly rowHeight: number;
  readonly between: Between;
  readonly headHeight: number;
  /** Ctrl+C on a row, or on one of its cells. */
  onCopy(row: RowItem, cell: HTMLElement | undefined): void;
}

/** Where the focus is to be: a row, perhaps one of its cells. */
interface Place {
  readonly row: number;
  readonly cell?: number | undefined;
}

/** The row above that holds this one; itself when there is none. */
function parentOf(rows: readonly RowItem[], index: number): number {
  const level = rows[index]?.level ?? 1;
  for (let at = index - 1; at >= 0; at -= 1) if ((rows[at]?.level ?? 1) < level) return at;
  return index;
}

/** Opens the menu of a row; in one without a menu the first action gets the focus. Whether there is any. */
function openMenu(row: Element): boolean {
  const menu = row.querySelector<HTMLElement>('td.actions .row-menu');
  const first = row.querySelector<HTMLElement>('td.actions :is(a, button)');
  if (menu) menu.click();
  else first?.focus();
  return first !== null;
}

const nothingMarked = () => (getSelection()?.toString() ?? '') === '';

/**
 * The keyboard of a table: one row in the order of Tab, arrows to the others, Enter opens, Space ticks, Ctrl+C copies,
 * `.` opens the menu.
 * Arrows to the sides lead through the cells; in a tree they open and close. Rows out of sight are brought into it
 * first.
 */
export function useRowKeyboard({ box, rows, shared, rowHeight, between, headHeight, onCopy }: KeyboardOptions) {
  const [current, setCurrent] = useState(0);
  const wanted = useRef<Place | undefined>(undefined);

  /** Whether the place is drawn and has the focus now. */
  const focus = ({ row: index, cell }: Place): boolean => {
    const row = box.current?.querySelector<HTMLElement>(`:scope > table > tbody > tr[data-row="${index}"]`);
    const target = row && (cell === undefined ? row : cellsOf(row)[cell]);
    target?.focus({ preventScroll: cell === undefined });
    return Boolean(target);
  };
  /** Rows that were out of sight are drawn after the scroll. */
  const onDrawn = useEvent(() => {
    if (wanted.current && focus(wanted.current)) wanted.current = undefined;
  });

  const goTo = (row: number, cell?: number) => {
    setCurrent(row);
    wanted.current = { row, cell };
    revealRow(box.current, row, rowHeight, { start: headHeight }, heightAbove(row, between));
    if (box.current) onDrawn();
  };

  const fold = (row: RowItem, index: number, open: boolean) => {
    if (row.open !== undefined && row.open !== open) shared.fold?.(row);
    else if (!open) goTo(parentOf(rows, index));
    else if (row.open) goTo(Math.min(index + 1, rows.length - 1));
    else goTo(index, 0); // a leaf has nothing to open
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (isComposing(event)) return;
    const { target, key } = event;
    if (!(target instanceof HTMLElement) || !target.matches('tr[data-row], tr[data-row] > td')) return;
    const element = ownRow(box.current, target);
    const index = Number(element?.dataset.row);
    const row = rows[index];
    // held on a control of the row before
    if (!element || !row || event.altKey || (key === 'Enter' && event.repeat)) return;
    const cell = target === element ? undefined : target;
    if (event.ctrlKey || event.metaKey) {
      if (key.toLowerCase() !== 'c' || event.shiftKey || !nothingMarked()) return;
      event.preventDefault();
      onCopy(row, cell);
      return;
    }
    const step = cell && stepCell(key, cell);
    const move = step ?? rowMove(key, index, rows.length, row.level !== undefined);
    if (move === undefined || (move === 'menu' && !openMenu(element))) return;
    event.preventDefault();
    if (step === 'row') goTo(index);
    else if (typeof step === 'number') goTo(index, step);
    else if (typeof move === 'object') goTo(move.go, cell && cellsOf(element).indexOf(cell));
    else if (move === 'cells') goTo(index, 0);
    else if (move === 'open') shared.open(row.record);
    else if (move === 'select') {
      if (shared.selectable) shared.selection.toggle(row);
    } else if (move === 'unfold' || move === 'fold') fold(row, index, move === 'unfold');
  };

  /** The row the focus is in: when it is deleted under it, the one that takes its place has it. */
  const [held, setHeld] = useState<number>();
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    const index = ownRow(box.current, target)?.dataset.row;
    setHeld(index === undefined ? undefined : Number(index));
    if (index !== undefined) setCurrent(Number(index));
  };
  const onBlur = ({ relatedTarget }: FocusEvent<HTMLElement>) => {
    // a dialog gives it back to the row, which may be deleted by then
    if (relatedTarget && !relatedTarget.closest('[role="presentation"]')) setHeld(undefined);
  };
  const holdFocus = useEffectEvent(() => {
    if (held !== undefined && rows.length > 0 && document.activeElement === document.body)
      goTo(Math.min(held, rows.length - 1));
  });
  useEffect(() => holdFocus(), [rows]);
  return { current, held, onKeyDown, onFocus, onBlur, onDrawn };
}
