import { useEffect, useRef, useState } from 'react';
import type { MenuEntry } from '@/access';

/** A pointer that only passes opens nothing; one that strays for a moment on its way to the fly-out closes nothing. */
const OPEN_AFTER = 100;
const CLOSE_AFTER = 250;

export interface FlyOut {
  readonly entry: MenuEntry;
  readonly anchor: HTMLElement;
  /** Its first entry is to get the focus. */
  readonly focus: boolean;
}

/** Which entry of the collapsed menu shows its children beside it, by pointer after a moment, by keyboard at once. */
export function useFlyOut() {
  const [flyOut, setFlyOut] = useState<FlyOut>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const later = (delay: number, next: FlyOut | undefined) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setFlyOut(next), delay);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    flyOut,
    show(next: FlyOut) {
      clearTimeout(timer.current);
      setFlyOut(next);
    },
    showSoon: (next: FlyOut) => later(flyOut ? 0 : OPEN_AFTER, next),
    hide(focus: boolean) {
      clearTimeout(timer.current);
      if (focus) flyOut?.anchor.focus();
      setFlyOut(undefined);
    },
    hideSoon: () => later(CLOSE_AFTER, undefined),
    keep: () => clearTimeout(timer.current),
  };
}
