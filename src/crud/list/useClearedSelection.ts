import { useEffect, useRef } from 'react';
import type { Selection } from './selection';

/** Empties a selection when what the list shows changes: nothing out of sight may be deleted by mistake. */
export function useClearedSelection(selection: Selection, shown: string): void {
  const before = useRef(shown);
  useEffect(() => {
    if (before.current !== shown) selection.clear();
    before.current = shown;
  }, [selection, shown]);
}
