import { parsePath, type Location } from 'react-router';
import type { Access } from '@/access';
import { MOST_TABS, type PageTab, type TabsState } from './pageTab';
import { tabPlace } from './tabPlace';
import { trimTabs } from './trimTabs';

/**
 * The tabs with one more for this record, behind the shown one and not visited yet; as they were where it is open
 * already.
 */
export function openTab(
  state: TabsState,
  access: Access,
  dirty: ReadonlySet<string>,
  address: string,
  title: string,
): TabsState {
  const { pathname = '/', search = '', hash = '' } = parsePath(address);
  const place = tabPlace(access, state.tabs, pathname);
  if (place?.ownKey === undefined || place.atHome || place.key === place.ownKey) return state;
  const key = place.ownKey;
  const used = Math.max(0, ...state.tabs.map((tab) => tab.used));
  const tab: PageTab = {
    key,
    route: place.route,
    own: true,
    location: { pathname, search, hash, state: null, key },
    opened: false,
    used,
    born: used,
    title,
  };
  const after = state.tabs.findLastIndex(
    (one) => one.key === state.shown || (one.own && one.route === tab.route && !one.opened),
  );
  const tabs = state.tabs.toSpliced(after < 0 ? state.tabs.length : after + 1, 0, tab);
  // The one just opened is the last to make room for another.
  return { ...state, tabs: trimTabs(tabs, MOST_TABS, state.shown, new Set([...dirty, key])) };
}

/**
 * A hidden tab led on by its own page: a save that was under way has ended. One of its own that is done with its record
 * closes.
 */
export function moveTab(state: TabsState, access: Access, key: string, location: Location): TabsState {
  if (state.shown === key) return state;
  const tab = state.tabs.find((one) => one.key === key);
  if (!tab) return state;
  const place = tabPlace(access, state.tabs, location.pathname);
  if (place?.key !== key) return tab.own ? { ...state, tabs: state.tabs.filter((one) => one !== tab) } : state;
  return { ...state, tabs: state.tabs.map((one) => (one === tab ? { ...tab, location } : one)) };
}
