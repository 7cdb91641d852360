import { createContext, useContext } from 'react';
import type { AnyRecord } from '@/schema';

/** The card under way, and who tells that it began or ended. */
export interface Dragging {
  readonly record: AnyRecord | undefined;
  drag(record: AnyRecord | undefined): void;
}

const DraggingContext = createContext<Dragging>({ record: undefined, drag: () => undefined });

export const DraggingProvider = DraggingContext.Provider;

export function useDragging(): Dragging {
  return useContext(DraggingContext);
}
