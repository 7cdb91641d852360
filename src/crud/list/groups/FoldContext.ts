import { createContext } from 'react';

/** By what a list is grouped, and the way to close and open a group of it. */
export interface Folding {
  readonly by: string;
  /** Stable; takes the key of a group. */
  toggle(key: string): void;
}

export const FoldContext = createContext<Folding>({ by: '', toggle: () => undefined });
