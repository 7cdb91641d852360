import { useEvent, useStore } from 'react-admin';
import { useLookOrOwn } from './views/useLookOrOwn';

export type Density = 'comfortable' | 'compact';

/** Heights of a table row in px: steps of the 4 px grid. */
export const ROW_HEIGHT: Readonly<Record<Density, number>> = { comfortable: 44, compact: 32 };

/** How close the rows of all lists stand; remembered. */
export function useDensity(): readonly [density: Density, toggle: () => void] {
  const [stored, setStored] = useLookOrOwn('density', useStore<Density>('list.density', 'comfortable'));
  const density = stored === 'compact' ? 'compact' : 'comfortable';
  const toggle = useEvent(() => setStored(density === 'compact' ? 'comfortable' : 'compact'));
  return [density, toggle];
}
