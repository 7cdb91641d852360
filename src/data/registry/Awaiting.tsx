import { useLayoutEffect, useReducer, type ReactNode } from 'react';
import { isOnItsWay } from './settling';

interface AwaitingProps {
  /** Made by `settling`, and the same ones in each drawing. */
  readonly needs: readonly Promise<unknown>[];
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/**
 * What stands below is drawn in the moment in which all it needs is there; `Suspense` would hold it back (`settling`).
 * A failed need is thrown by who uses it.
 */
export function Awaiting({ needs, fallback, children }: AwaitingProps) {
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  const waiting = needs.filter(isOnItsWay);
  const awaited = waiting.length > 0 ? Promise.allSettled(waiting) : undefined;
  useLayoutEffect(() => {
    let here = true;
    void awaited?.then(() => {
      if (here) drawAgain();
    });
    return () => {
      here = false;
    };
  });
  return awaited ? fallback : children;
}
