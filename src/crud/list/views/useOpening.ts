import { useState } from 'react';
import { useStoreContext } from 'react-admin';
import { useLocation } from 'react-router';
import { tabStore } from '@/access/internal';
import { useResource } from '@/data';
import { takeTypedAddress } from './typedAddress';
import { useOwnViews } from './useOwnViews';
import { viewParams } from './viewState';

const OPENED = 'lists.opened';

/** Whether this tab shows the list for the first time since it was opened. */
function isFirstVisit(path: string): boolean {
  const before = tabStore.read(OPENED);
  const opened: readonly unknown[] = Array.isArray(before) ? before : [];
  if (opened.includes(path)) return false;
  tabStore.write(OPENED, [...opened, path]);
  return true;
}

/**
 * Prepares what the list opens with where its address says nothing: at the first visit of a tab the user's default
 * view, or afresh; at an address that was typed or sent, never what was left here before. Coming back through the
 * console finds it as it was left. Call above the list: it reads what is prepared here.
 */
export function useOpening(): void {
  const { path } = useResource();
  const { search } = useLocation();
  const store = useStoreContext();
  const [{ opening }] = useOwnViews();
  useState(() => {
    const first = isFirstVisit(path);
    const typed = takeTypedAddress(`/${path}`);
    if (search.length > 1 || !(first || typed)) return;
    if (typeof opening === 'object')
      store.setItem(`${path}.listParams`, viewParams(opening.view.state, opening.view.id));
    else if (typed || opening === 'standard') store.removeItem(`${path}.listParams`);
  });
}
