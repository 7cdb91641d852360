import { describe, expect, it } from 'vitest';
import type { Location } from 'react-router';
import { buildAccess } from '@/access/buildAccess';
import { closeTabs } from './closeTabs';
import { leaving } from './leftTabs';
import { MOST_TABS, addressOf, type TabsState } from './pageTab';
import { moveTab, openTab } from './tabMoves';
import { keepTabs, recallTabs } from './tabMemory';
import { visit } from './visit';

const NAMES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];
const menus = NAMES.map((name) => ({ name, nameEn: name, path: `/${name}`, type: 1, component: `x/${name}` }));
const known = { schemas: new Set(NAMES.map((name) => `x/${name}`)), pages: new Set<string>() };
const access = buildAccess({ productDtoList: [{ code: 'x', name: 'x', nameEn: 'x', menus }] }, known);

const at = (address: string, state: unknown = null): Location => {
  const { pathname, search, hash } = new URL(address, 'http://x');
  return { pathname, search, hash, state, key: address };
};
const START: TabsState = { tabs: [], shown: undefined, at: undefined, on: true };
interface More {
  readonly dirty?: readonly string[];
  readonly on?: boolean;
  readonly room?: boolean;
  readonly state?: unknown;
  readonly action?: string;
}
const go = (
  before: TabsState,
  address: string,
  { dirty = [], on = true, room = true, state, action = 'PUSH' }: More = {},
) => visit(before, { access, location: at(address, state), action, dirty: new Set(dirty), on, room });
const walk = (...addresses: readonly string[]) => addresses.reduce((state, address) => go(state, address), START);
const look = ({ tabs, shown }: TabsState) => `${tabs.map((tab) => addressOf(tab.location)).join(' ')} > ${shown}`;
const apart = (state: TabsState, address: string, dirty: readonly string[] = []) =>
  openTab(state, access, new Set(dirty), address, 'name');

describe('page tabs', () => {
  it('give each menu one, in which its pages move', () => {
    expect(look(walk('/a', '/b?page=2', '/a/7/show', '/b/create'))).toBe('/a/7/show /b/create > /b');
    expect(look(walk('/a', '/nowhere', '/b'))).toBe('/a /b > /b');
  });

  it('show a hidden list as it was left, and the list where a record was', () => {
    expect(look(walk('/a?page=2', '/b', '/a'))).toBe('/a?page=2 /b > /a');
    expect(look(walk('/a/7/show', '/b', '/a'))).toBe('/a /b > /a');
    expect(look(walk('/a?page=2', '/b', '/a?page=3'))).toBe('/a?page=3 /b > /a');
  });

  it('show what was typed or sent when a document is loaded by it, not what was left at that page', () => {
    const recalled: TabsState = { ...START, tabs: walk('/a?page=2', '/b').tabs };
    expect(look(go(recalled, '/a'))).toBe('/a /b > /a');
    expect(look(go(go(recalled, '/b'), '/a'))).toBe('/a?page=2 /b > /a');
  });

  it('never lead a hidden tab away from unsaved input: it is shown, or a record gets its own', () => {
    const before = walk('/a/create', '/b');
    expect(go(before, '/a', { dirty: ['/a'] })).toMatchObject({ shown: '/a', refused: '/a' });
    expect(look(go(before, '/a', { dirty: ['/a'] }))).toBe('/a/create /b > /a');
    expect(look(go(before, '/a/7/show', { dirty: ['/a'] }))).toBe('/a/create /b /a/7/show > /a/7');
    expect(look(go(walk('/a/7/edit', '/b'), '/a/7/show', { dirty: ['/a'] }))).toBe('/a/7/edit /b > /a');
  });

  it('keep a record in one tab, its own where it has one', () => {
    const own = apart(walk('/a', '/b', '/a'), '/a/7/show');
    expect(look(own)).toBe('/a /a/7/show /b > /a');
    expect(look(apart(own, '/a/7/edit'))).toBe(look(own));
    expect(look(go(own, '/a/7/edit'))).toBe('/a /a/7/edit /b > /a/7');
    expect(look(apart(walk('/a/7/show', '/b'), '/a/7/show'))).toBe('/a/7/show /b > /b');
  });

  it('end a tab of its own when its page leads back to the list, and hand it on to the record that was created', () => {
    const own = go(apart(walk('/a', '/b', '/a'), '/a/create'), '/a/create');
    expect(look(go(own, '/a', { state: leaving(null, '/a/create') }))).toBe('/a /b > /a');
    expect(look(go(own, '/a/8/show', { state: leaving(null, '/a/create') }))).toBe('/a /a/8/show /b > /a/8');
    expect(look(go(own, '/a', { state: leaving(null, '/a/create'), action: 'POP' }))).toBe('/a /a/create /b > /a');
  });

  it('end when their page leads to another in their place, and going back to that one later ends none', () => {
    const state = leaving(null, '/a');
    const next = go(walk('/a?id=7', '/b', '/a?id=7'), '/c?id=7', { state, action: 'REPLACE' });
    expect(look(next)).toBe('/c?id=7 /b > /c');
    expect(look(go(walk('/c', '/a?id=7'), '/c?id=7', { state, action: 'REPLACE' }))).toBe('/c?id=7 > /c');
    const later = next.tabs.find(({ key }) => key === '/c')?.location.state;
    expect(look(go(go(next, '/a?id=8'), '/c?id=7', { state: later }))).toBe('/c?id=7 /b /a?id=8 > /c');
  });

  it('are bounded: the clean one visited longest ago goes, never one with unsaved input', () => {
    const full = walk(...NAMES.slice(0, MOST_TABS).map((name) => `/${name}`));
    expect(look(go(full, '/i'))).toBe('/b /c /d /e /f /g /h /i > /i');
    expect(look(go(full, '/i', { dirty: ['/a', '/b'] }))).toBe('/a /b /d /e /f /g /h /i > /i');
    expect(go(full, '/i', { dirty: full.tabs.map(({ key }) => key) }).tabs).toHaveLength(MOST_TABS + 1);
  });

  it('show the one visited last when the shown one is closed, and the first page afresh when all are', () => {
    const three = walk('/a', '/c', '/b');
    expect(look(closeTabs(three, new Set(['/b']), '/a'))).toBe('/a /c > /c');
    expect(look(closeTabs(three, new Set(['/a']), '/a'))).toBe('/c /b > /b');
    const all = closeTabs(three, new Set(['/a', '/b', '/c']), '/a');
    expect(look(all)).toBe('/a > /a');
    expect(all.tabs[0]?.born).not.toBe(three.tabs[0]?.born);
  });

  it('without tabs each page replaces the one before', () => {
    const off = { on: false };
    expect(look(go(go(START, '/a', off), '/b', off))).toBe('/b > /b');
    expect(look(go(walk('/a', '/b', '/c'), '/c', off))).toBe('/c > /c');
    expect(look(go(walk('/a', '/b', '/c'), '/c', { on: false, dirty: ['/a'] }))).toBe('/a /c > /c');
  });

  it('without room stay as they are, and a page that is in none of them takes the place of the one shown', () => {
    const narrow = { room: false };
    const three = walk('/a?page=2', '/b', '/c');
    expect(look(go(three, '/b', narrow))).toBe('/a?page=2 /b /c > /b');
    expect(look(go(go(three, '/b', narrow), '/d', narrow))).toBe('/a?page=2 /c /d > /d');
    expect(look(go(three, '/nowhere', narrow))).toBe('/a?page=2 /b > undefined');
    expect(look(go(three, '/a', narrow))).toBe('/a?page=2 /b /c > /a');
    expect(look(NAMES.reduce((state, name) => go(state, `/${name}`, narrow), START))).toBe('/j > /j');
  });

  it('a hidden one moves when its save ends', () => {
    expect(look(moveTab(walk('/a/create', '/b'), access, '/a', at('/a/9/show')))).toBe('/a/9/show /b > /b');
    expect(look(moveTab(go(apart(walk('/a'), '/a/7/edit'), '/b'), access, '/a/7', at('/a')))).toBe('/a /b > /b');
  });

  it('are remembered as addresses for the same user', () => {
    sessionStorage.clear();
    keepTabs('1', apart(walk('/a?page=2', '/b'), '/a/7/show').tabs);
    expect(recallTabs('2', access)).toEqual([]);
    expect(recallTabs('1', access).map((tab) => [tab.key, addressOf(tab.location), tab.opened])).toEqual([
      ['/a', '/a?page=2', false],
      ['/b', '/b', false],
      ['/a/7', '/a/7/show', false],
    ]);
    expect(recallTabs('1', buildAccess({ productDtoList: [] }, known))).toEqual([]);
  });
});
