import { parsePath } from 'react-router';
import type { Access } from '@/access';
import { ownPath, tabStore } from '@/access/internal';
import { asObject } from '@/api';
import { addressOf, MOST_TABS, type PageTab } from './pageTab';
import { tabPlace } from './tabPlace';

const KEY = 'tabs';

/** Keeps where the tabs stand, over a reload, for this user in this window. Not what is in them. */
export function keepTabs(userId: string, tabs: readonly PageTab[]): void {
  const kept = tabs.map(({ location, own, title }) => ({
    address: addressOf(location),
    own,
    ...(title !== undefined && { title }),
  }));
  tabStore.write(KEY, { userId, tabs: kept });
}

function readTab(access: Access, tabs: readonly PageTab[], kept: unknown): PageTab | undefined {
  const { address, own, title } = asObject(kept) ?? {};
  const path = ownPath(address);
  if (path === undefined) return undefined;
  const { pathname = '/', search = '', hash = '' } = parsePath(path);
  const place = tabPlace(access, tabs, pathname);
  if (!place) return undefined;
  const { route, ownKey } = place;
  const key = own === true && ownKey !== undefined ? ownKey : route;
  const isElsewhere = key === route ? place.key !== route : place.atHome;
  if (isElsewhere || tabs.some((tab) => tab.key === key)) return undefined;
  const location = { pathname, search, hash, state: null, key };
  return {
    key,
    route,
    own: key !== route,
    location,
    opened: false,
    used: 0,
    born: 0,
    ...(typeof title === 'string' && { title }),
  };
}

/** The tabs of this user before the reload that are still granted; none of anybody else's. */
export function recallTabs(userId: string, access: Access): readonly PageTab[] {
  const stored = asObject(tabStore.read(KEY));
  if (stored?.userId !== userId || !Array.isArray(stored.tabs)) return [];
  return stored.tabs.slice(0, MOST_TABS).reduce<readonly PageTab[]>((tabs, kept) => {
    const tab = readTab(access, tabs, kept);
    return tab ? [...tabs, tab] : tabs;
  }, []);
}
