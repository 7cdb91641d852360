import { createContext, use } from 'react';
import type { Home } from './readHome';

/** The home whose pages are open, and the clock its times are shown on. */
export interface ShownHome {
  readonly home: Home;
  /**
   * Zone charts and times are drawn in: the station's, or the viewer's while that is asked for. Days are the station's
   * either way.
   */
  readonly zone: string;
  /** Today at the station, `yyyy-MM-dd`. */
  readonly today: string;
}

export const HomeContext = createContext<ShownHome | undefined>(undefined);

/** The home around a page of the shell. */
export function useShownHome(): ShownHome {
  const shown = use(HomeContext);
  if (!shown) throw new Error('There is no home around this part.');
  return shown;
}
