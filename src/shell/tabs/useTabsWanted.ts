import { useMediaQuery, type Theme } from '@mui/material';
import { useSyncExternalStore } from 'react';
import { tabsPreference } from './tabsPreference';

/** Whether pages stay open as tabs: where there is room for them, and unless they were turned off. */
export function useTabsWanted(): boolean {
  const wide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), { noSsr: true });
  const preferred = useSyncExternalStore(tabsPreference.subscribe, tabsPreference.get);
  return wide && preferred;
}
