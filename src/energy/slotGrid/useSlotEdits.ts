import { useState } from 'react';
import type { Cell } from '../slots/figures';
import type { Figures } from '../slots/figures';
import { applyChanges, changesOf, type Write } from './change';
import { NO_HISTORY, recorded, redone, undone, type History } from './slotHistory';

/** Changes of the figures that can be taken back. */
export function useSlotEdits(
  figures: Figures,
  isLocked: (cell: Cell) => boolean,
  onFigures: (figures: Figures) => void,
) {
  const [history, setHistory] = useState(NO_HISTORY);
  const turn = (
    found: { readonly step: Parameters<typeof applyChanges>[1]; readonly history: History } | undefined,
    side: 'to' | 'from',
  ): Cell | undefined => {
    if (!found) return undefined;
    setHistory(found.history);
    onFigures(applyChanges(figures, found.step, side));
    return found.step[0];
  };
  return {
    /** Makes what of the writes changes anything; says how many cells did. */
    write: (writes: Iterable<Write>): number => {
      const step = changesOf(figures, writes, isLocked);
      if (step.length > 0) {
        setHistory(recorded(history, step));
        onFigures(applyChanges(figures, step, 'to'));
      }
      return step.length;
    },
    /** Both answer the first cell that changed. */
    undo: () => turn(undone(history), 'from'),
    redo: () => turn(redone(history), 'to'),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
  };
}
