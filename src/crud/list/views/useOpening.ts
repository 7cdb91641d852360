import { useState } from 'react';
import { useStoreContext } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { tabStore } from '@/access/storage';
import { useResource } from '@/data/ResourceContext';
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
 * Prepares what the list opens with when a tab shows it for the first time and its address says nothing: the user's
 * default view, or afresh. Coming back to it finds it as it was left. Call above the list: it reads what is prepared here.
 */
export function useOpening(): void {
  const { path } = useResource();
  const { search } = useLocation();
  const store = useStoreContext();
  const [{ opening }] = useOwnViews();
  useState(() => {
    if (!isFirstVisit(path) || search.length > 1) return;
    if (opening === 'standard') store.removeItem(`${path}.listParams`);
    else if (opening !== 'last') store.setItem(`${path}.listParams`, viewParams(opening.view.state, opening.view.id));
  });
}
