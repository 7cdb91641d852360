import type { Location } from 'react-router';
import type { Access } from '@/access';
import { leftTab, settled } from './leftTabs';
import { MOST_TABS, type PageTab, type TabsState } from './pageTab';
import { tabPlace } from './tabPlace';
import { trimTabs } from './trimTabs';

interface Visit {
  readonly access: Access;
  readonly location: Location;
  /** How the router came there: PUSH, REPLACE or POP. */
  readonly action: string;
  /** Keys of the tabs with unsaved input. */
  readonly dirty: ReadonlySet<string>;
  readonly on: boolean;
  /** Without room for tabs none is added to those that are open. */
  readonly room: boolean;
}

/** Puts a tab where it belongs: in the place of `instead`, beside the one before when it is of its own, else last. */
function placed(
  tabs: readonly PageTab[],
  tab: PageTab,
  instead: string,
  before: string | undefined,
): readonly PageTab[] {
  const at = tabs.findIndex(({ key }) => key === instead);
  if (at >= 0) return tabs.with(at, tab);
  const beside = tab.own ? tabs.findIndex(({ key }) => key === before) : -1;
  return beside >= 0 ? tabs.toSpliced(beside + 1, 0, tab) : [...tabs, tab];
}

/** A menu's tab that moves to another page of it is no longer about the record it was named after. */
function named(tab: PageTab, pathname: string): PageTab {
  if (tab.own || tab.location.pathname === pathname) return tab;
  const { title: _before, ...bare } = tab;
  return bare;
}

/**
 * The tabs after a navigation. The address decides which tab is shown and moves it, with two exceptions: a hidden list
 * is shown as it was left, unless the document was just loaded by its address, and a hidden tab with unsaved input is
 * shown instead of being led elsewhere.
 */
export function visit(state: TabsState, { access, location, action, dirty, on, room }: Visit): TabsState {
  if (state.at === location && state.on === on) return state;
  const before = state.shown;
  const ended = leftTab(location.state, action);
  // Without tabs a page that is left is gone: whether it may be was asked before.
  const gone = new Set([ended, ...(on ? [] : [before])]);
  const staying = state.tabs.filter((tab) => !gone.has(tab.key));
  const others = room ? staying : staying.filter((tab) => tab.key !== before);
  const isHeld = (tab: PageTab) => tab.key !== before && dirty.has(tab.key);
  const place = tabPlace(access, staying, location.pathname, isHeld);
  if (!place)
    return { tabs: trimTabs(others, on ? MOST_TABS : 0, undefined, dirty), shown: undefined, at: location, on };

  const { route, ownKey, atHome } = place;
  const endedHere = state.tabs.some((tab) => tab.key === ended && tab.route === route);
  const takesOver = endedHere && ended !== undefined && ownKey !== undefined && place.key === route && !atHome;
  const key = takesOver ? ownKey : place.key;
  const known = state.tabs.find((tab) => tab.key === key);
  const open = known ? staying : others;
  const inPlace = takesOver || (!known && state.tabs.some((tab) => tab.key === ended));
  const hidden = known && key !== before ? known : undefined;
  const elsewhere = hidden !== undefined && hidden.location.pathname !== location.pathname;
  const refused = elsewhere && dirty.has(key);
  // the address a document is loaded by was typed or sent: it is shown as it is
  const asLeft =
    refused ||
    (state.at !== undefined &&
      hidden !== undefined &&
      !elsewhere &&
      location.pathname === route &&
      location.search === '' &&
      location.hash === '');
  const used = Math.max(0, ...state.tabs.map((one) => one.used)) + 1;
  const at = asLeft && hidden ? hidden.location : { ...location, state: settled(location.state) };
  const tab: PageTab = {
    ...(known ? named(known, at.pathname) : { key, route, own: key !== route, born: used }),
    location: at,
    opened: true,
    used,
  };
  const tabs = placed(
    inPlace ? state.tabs : known && !open.includes(known) ? [...open, known] : open,
    tab,
    inPlace ? (ended ?? key) : key,
    before,
  );
  return {
    tabs: trimTabs(tabs, on ? MOST_TABS : 1, key, dirty),
    shown: key,
    at: location,
    on,
    ...(refused && { refused: key }),
  };
}
