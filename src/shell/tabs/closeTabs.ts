import { parsePath } from 'react-router';
import type { PageTab, TabsState } from './pageTab';

/**
 * The tabs without these. When the shown one goes, the one visited last before it is shown; when all go, `home`
 * is opened afresh, or nothing changes where there is no such page.
 */
export function closeTabs(state: TabsState, keys: ReadonlySet<string>, home: string | undefined): TabsState {
  const left = state.tabs.filter((tab) => !keys.has(tab.key));
  if (left.length === state.tabs.length) return state;
  const used = Math.max(...state.tabs.map((tab) => tab.used)) + 1;
  if (left.length === 0) {
    if (home === undefined) return state;
    const { pathname = '/', search = '', hash = '' } = parsePath(home);
    const tab: PageTab = {
      key: home,
      route: home,
      own: false,
      location: { pathname, search, hash, state: null, key: home },
      born: used,
      used,
      opened: true,
    };
    return { ...state, tabs: [tab], shown: home };
  }
  if (state.shown === undefined || !keys.has(state.shown)) return { ...state, tabs: left };
  const next = left.reduce((best, tab) => (tab.used > best.used ? tab : best));
  return { ...state, tabs: left.map((tab) => (tab === next ? { ...tab, used, opened: true } : tab)), shown: next.key };
}
