import { useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useNotify } from 'react-admin';
import { useNavigate, type Location, type RouterState } from 'react-router';
import { useAccess, currentSession } from '@/access';
import type { Leave } from '@/data/internal';
import { isReloading } from '@/access/internal';
import { closeTabs } from './closeTabs';
import { leftTab } from './leftTabs';
import { addressOf, type PageTab, type TabsState } from './pageTab';
import { createPlaces, type Places } from './places';
import { keepTabs, recallTabs } from './tabMemory';
import { tabPlace } from './tabPlace';
import { moveTab, openTab } from './tabMoves';
import type { TabsWanted } from './useTabsWanted';
import { visit } from './visit';

/**
 * The browser asks before the document is closed or reloaded while `wanted`; not when the session has ended or the
 * reload was chosen.
 */
function useHoldUp(wanted: boolean): void {
  useEffect(() => {
    if (!wanted) return undefined;
    const warn = (event: BeforeUnloadEvent) => {
      if (currentSession() && !isReloading()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [wanted]);
}

/** The tabs and what can be done with them. The actions are stable. */
export interface PageTabs {
  readonly tabs: readonly PageTab[];
  /** The tab on the screen; undefined on a page outside of the menu. */
  readonly shown: PageTab | undefined;
  readonly dirty: ReadonlySet<string>;
  readonly places: Places;
  /** Records can be opened in tabs of their own. */
  readonly on: boolean;
  /** There is more than one, and room for them: they are shown in a strip. */
  readonly listed: boolean;
  readonly actions: TabActions;
}

export interface TabActions {
  /** Goes to a tab as it was left. */
  show(key: string): void;
  /** Closes tabs for good; whether unsaved input may be lost has been asked. */
  close(keys: readonly string[]): void;
  /** Opens a record in a tab of its own behind the shown one. */
  open(address: string, title: string): void;
  /** Moves a tab that is not on the screen. */
  move(key: string, location: Location): void;
  /** What the page of a tab of its own calls itself, or the record a menu's page stands about. */
  rename(key: string, title: string): void;
}

const NO_TABS: TabsState = { tabs: [], shown: undefined, at: undefined, on: true };

/**
 * Pages that stay open as tabs. The address is the truth: navigating shows and moves tabs; only closing goes the other
 * way, and the address follows. With `on` false there is one tab, replaced by each page; without `room` the tabs stay,
 * and the one shown is replaced by each page that is in none of them.
 */
export function usePageTabs(
  userId: string,
  { location, historyAction: action }: RouterState,
  { on, room }: TabsWanted,
): PageTabs {
  const access = useAccess();
  const navigate = useNavigate();
  const notify = useNotify();
  const latest = useRef({ ...NO_TABS, room });

  const [places] = useState(() => {
    const isLeft = (key: string, { nextLocation, historyAction }: Leave): boolean => {
      const { tabs, shown, on: kept, room: grows } = latest.current;
      const tab = tabs.find((one) => one.key === key);
      if (!tab) return false;
      if (leftTab(nextLocation.state, historyAction) === key) return true;
      if (tab.location.pathname === nextLocation.pathname) return false;
      if (!kept) return true;
      const isHeld = (one: PageTab) => one.key !== shown && places.isDirty(one.key);
      const next = tabPlace(access, tabs, nextLocation.pathname, isHeld)?.key;
      return next === key || (!grows && tabs.every((one) => one.key !== next));
    };
    const places: Places = createPlaces({ isShown: (key) => latest.current.shown === key, isLeft });
    return places;
  });
  const dirty = useSyncExternalStore(places.subscribe, places.dirty);

  const [state, setState] = useState<TabsState>(() => ({ ...NO_TABS, tabs: on ? recallTabs(userId, access) : [] }));
  const now = visit(state, { access, location, action, dirty, on, room });
  if (now !== state) setState(now);
  useLayoutEffect(() => {
    latest.current = { ...now, room };
  });

  const shown = now.tabs.find((tab) => tab.key === now.shown);
  useEffect(() => places.keep(new Set(now.tabs.map((tab) => tab.key))), [places, now.tabs]);
  useEffect(() => keepTabs(userId, on ? now.tabs : []), [userId, on, now.tabs]);
  useEffect(() => {
    if (shown && addressOf(shown.location) !== addressOf(location))
      void navigate(addressOf(shown.location), { replace: true, state: shown.location.state });
  }, [shown, location, navigate]);
  useHoldUp(dirty.size > 0);
  useEffect(() => {
    if (now.refused !== undefined) notify('shell.tabs.kept', { type: 'info' });
  }, [now, notify]);

  const actions = useMemo<TabActions>(
    () => ({
      show(key) {
        const tab = latest.current.tabs.find((one) => one.key === key);
        if (tab && key !== latest.current.shown) void navigate(addressOf(tab.location), { state: tab.location.state });
      },
      close(keys) {
        for (const key of keys) places.empty(key);
        setState((before) =>
          closeTabs(before, new Set(keys), access.platforms.find((one) => one.first !== undefined)?.first),
        );
      },
      open: (address, title) => setState((before) => openTab(before, access, places.dirty(), address, title)),
      move(key, to) {
        places.empty(key);
        setState((before) => moveTab(before, access, key, to));
      },
      rename(key, title) {
        const isNew = (tab: PageTab) => tab.key === key && (tab.title ?? '') !== title;
        setState((before) =>
          before.tabs.some(isNew)
            ? { ...before, tabs: before.tabs.map((tab) => (isNew(tab) ? { ...tab, title } : tab)) }
            : before,
        );
      },
    }),
    [access, navigate, places],
  );
  return { tabs: now.tabs, shown, dirty, places, on: on && room, listed: on && room && now.tabs.length > 1, actions };
}
