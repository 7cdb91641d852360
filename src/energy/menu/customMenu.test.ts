import { describe, expect, it } from 'vitest';
import { arrangeMenu, moveItem, readMenuCustom, toggleItem, type MenuCustom } from './customMenu';

const items = ['a', 'b', 'c', 'd'].map((key) => ({ key, label: key }));
const shown = (custom?: MenuCustom, of = items) =>
  arrangeMenu(of, custom)
    .map(({ item, checked, locked }) => `${item.key}${checked ? (locked ? '!' : '') : '-'}`)
    .join(' ');
const start = () => arrangeMenu(items, undefined);

// covers FR-057, FS-019, HR-115, HE-384, HS-034, FE-097
describe('the customizable menu', () => {
  it('shows everything in its own order at first', () => expect(shown()).toBe('a b c d'));

  it('leaves out what is unchecked, but never the last one', () => {
    const one = toggleItem(start(), 'b');
    expect(shown(one)).toBe('a b- c d');
    const last = ['a', 'c'].reduce((custom, key) => toggleItem(arrangeMenu(items, custom), key), one);
    expect(shown(last)).toBe('a- b- c- d!');
    expect(toggleItem(arrangeMenu(items, last), 'd')).toEqual(last);
    expect(shown(toggleItem(arrangeMenu(items, last), 'a'))).toBe('a b- c- d');
  });

  it('moves items, not beyond the ends', () => {
    expect(shown(moveItem(start(), 'd', 0))).toBe('d a b c');
    expect(shown(moveItem(start(), 'a', 2))).toBe('b c a d');
    expect(shown(moveItem(start(), 'a', 99))).toBe('b c d a');
    expect(shown(moveItem(start(), 'gone', 0))).toBe('a b c d');
  });

  it('lives with items that come and go', () => {
    const custom = { order: ['d', 'gone', 'a'], hidden: ['gone', 'a'] };
    expect(shown(custom)).toBe('d b c a-');
    expect(shown({ order: ['b', 'a'], hidden: ['a', 'b'] }, items.slice(0, 2))).toBe('b! a-');
    expect(shown({ order: ['a', 'a', 'b'], hidden: [] })).toBe('a b c d');
  });

  it.each([null, 'junk', [], { order: [] }, { order: 1, hidden: 2 }, { order: [1, 'b'], hidden: [{}] }])(
    'survives %j in the storage',
    (stored) => {
      expect(shown(readMenuCustom(stored))).toMatch(/^[abcd ]+$/);
    },
  );
});
