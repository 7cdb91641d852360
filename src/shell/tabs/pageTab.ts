import type { Location } from 'react-router';

/** A page that is open: of a menu with all its sub-pages, or of one record alone. */
export interface PageTab {
  /** Path of the granted route; of a tab of its own followed by the record's part: `/platform/user/7`. */
  readonly key: string;
  /** Path of the granted route. */
  readonly route: string;
  /** Opened for one record (or a new one), apart from the menu's. */
  readonly own: boolean;
  /** Where the tab stands; nothing but itself moves it. */
  readonly location: Location;
  /** Visited since the document was loaded: its page is in memory. */
  readonly opened: boolean;
  /** Counts up with each visit; the least is the longest ago. */
  readonly used: number;
  /** Tells a tab from one of the same key that was closed. */
  readonly born: number;
  /** What the page of a tab of its own calls itself; of a menu's tab, the record its page stands about. */
  readonly title?: string;
}

/** All tabs, and which one is on the screen. */
export interface TabsState {
  readonly tabs: readonly PageTab[];
  /** Key of the tab on the screen; undefined on a page outside of the menu. */
  readonly shown: string | undefined;
  /** The address that was read last. */
  readonly at: Location | undefined;
  /** Whether pages are kept in tabs at all. */
  readonly on: boolean;
  /** An address was asked for in a tab that cannot leave what was typed in it; its key. */
  readonly refused?: string;
}

/** No more tabs than that; one with unsaved input is never closed for another without being asked about. */
export const MOST_TABS = 8;

/** An address as text: `/a?page=2`. */
export function addressOf({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): string {
  return pathname + search + hash;
}
