import { createContext, useContext, useEffect } from 'react';

/** How many records a list on the overview has. */
export interface ListCount {
  readonly key: string;
  readonly count: number;
  /** What is counted: 'Alarms · Active'. */
  readonly text: string;
  /** Its list. */
  readonly to: string;
}

const CountsContext = createContext<(count: ListCount) => void>(() => undefined);

/** Hears what the lists below have counted. */
export const CountsProvider = CountsContext.Provider;

/** Tells how many there are, once that is known; nothing without a key. */
export function useTellCount(key: string | undefined, text: string, to: string, count: number | undefined): void {
  const tell = useContext(CountsContext);
  useEffect(() => {
    if (key !== undefined && count !== undefined) tell({ key, text, to, count });
  }, [tell, key, text, to, count]);
}
