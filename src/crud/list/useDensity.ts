import { useEvent, useStore } from 'react-admin';
import { useLookOrOwn } from './views/useLookOrOwn';

/** Heights of a table row in px: steps of the 4 px grid. */
export const ROW_HEIGHT = { compact: 28, standard: 36, comfortable: 44 } as const;

export type Density = keyof typeof ROW_HEIGHT;

/** What a press leads to, one after the other. */
const NEXT: Readonly<Record<Density, Density>> = {
  standard: 'compact',
  compact: 'comfortable',
  comfortable: 'standard',
};

/** A density that was kept; any other value is the usual one. */
export const readDensity = (kept: unknown): Density =>
  kept === 'compact' || kept === 'comfortable' ? kept : 'standard';

interface DensityChoice {
  readonly density: Density;
  /** The one a press leads to. */
  readonly next: Density;
  press(): void;
}

/** How close the rows of all lists stand; remembered. */
export function useDensity(): DensityChoice {
  const [stored, setStored] = useLookOrOwn('density', useStore<Density>('list.density', 'standard'));
  const density = readDensity(stored);
  const next = NEXT[density];
  return { density, next, press: useEvent(() => setStored(next)) };
}
