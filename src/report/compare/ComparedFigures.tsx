import { createContext, type ReactNode } from 'react';
import type { Compared } from './useCompared';

/** Whether what figures are compared with is on its way: nothing can be said of how they changed. */
export const ComparisonOnItsWay = createContext(false);

interface ComparedFiguresProps {
  /** What the figures inside are compared with; undefined while they are not. */
  readonly compared: Compared | undefined;
  readonly children: ReactNode;
}

/**
 * Around figures that tell how they changed: until the answer of the other time is there, that is left open.
 *
 * @example <ComparedFigures compared={compared}>{figures}</ComparedFigures>
 * @public
 */
export function ComparedFigures({ compared, children }: ComparedFiguresProps) {
  const isOnItsWay = compared !== undefined && compared.live.data === undefined && !compared.live.state.error;
  return <ComparisonOnItsWay value={isOnItsWay}>{children}</ComparisonOnItsWay>;
}
