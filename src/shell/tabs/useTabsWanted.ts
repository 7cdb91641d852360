import { useMediaQuery, type Theme } from '@mui/material';
import { useSyncExternalStore } from 'react';
import { tabsPreference } from './tabsPreference';

/** How pages are to be kept. */
export interface TabsWanted {
  /** Pages stay open as tabs: unless they were turned off. */
  readonly on: boolean;
  /**
   * There is room for the strip of tabs. Without it those that are open stay, and another page takes the place of the
   * one shown.
   */
  readonly room: boolean;
}

/**
 * Whether pages stay open as tabs, which is a preference, and whether there is room for them, which a turn of a tablet
 * or a zoom changes for a moment.
 */
export function useTabsWanted(): TabsWanted {
  const room = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), { noSsr: true });
  const on = useSyncExternalStore(tabsPreference.subscribe, tabsPreference.get);
  return { on, room };
}
