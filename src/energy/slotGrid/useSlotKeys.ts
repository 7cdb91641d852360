import type { KeyboardEvent } from 'react';
import type { Cell } from '../slots/figures';
import { fillDown, fillRight, fillValue } from './fillSlots';
import { cellAfter, cellToFill, wholeArea } from '@/widgets/internal';
import { isComposing } from '@/widgets';
import type { SlotGridState } from './useSlotGrid';

/** The first key of a figure: digits, sign and marks of any keyboard. */
const BEGINS = /^[\d.,+\-\uff0b-\uff0e\uff10-\uff19。]$/u;

interface Doing {
  go(to: Cell, extend?: boolean): void;
  /** Opens the cell one is in, with a first key or with what it holds. */
  edit(typed?: string): void;
}

/**
 * The keys of the grid while no cell is edited. While figures are being entered one after the other Tab leads to the
 * next cell; else, and after Escape, it leaves the grid, as it leaves every control.
 */
export function useSlotKeys({ selection, edits, figures, size, entering }: SlotGridState, { go, edit }: Doing) {
  const { head, area } = selection;
  const withCtrl = (key: string, shiftKey: boolean): boolean => {
    const seen = (cell: Cell | undefined) => cell && go(cell);
    if (key === 'z' && !shiftKey) seen(edits.undo());
    else if (key === 'y' || key === 'z') seen(edits.redo());
    else if (key === 'd') edits.write(fillDown(figures, area));
    else if (key === 'r') edits.write(fillRight(figures, area));
    else if (key === 'a') selection.cover(wholeArea(size));
    else return false;
    return true;
  };
  const done = (event: KeyboardEvent): boolean => {
    const { key, shiftKey } = event;
    const ctrl = event.ctrlKey || event.metaKey;
    const to = cellAfter(event, head, size);
    const next = key === 'Enter' || (key === 'Tab' && entering.current) ? cellToFill(event, head, size) : undefined;
    if (key !== 'Tab' && key !== 'Enter' && key !== 'Shift') entering.current = false;
    if (isComposing(event))
      edit(''); // an input method writes into the box that opens
    else if (to) go(to, shiftKey);
    else if (next) go(next);
    else if (key === 'F2') edit();
    else if (key === 'Delete' || key === 'Backspace') edits.write(fillValue(area, null));
    else if (ctrl) return withCtrl(key.toLowerCase(), shiftKey);
    else if (BEGINS.test(key) && !event.altKey) edit(key.normalize('NFKC'));
    else return key === 'Enter'; // never sends the form around it
    return true;
  };
  return (event: KeyboardEvent) => {
    if (!done(event)) return;
    event.preventDefault();
    event.stopPropagation();
  };
}
