import { describe, expect, it } from 'vitest';
import { buildAccess } from '@/access/buildAccess';
import { searchKinds } from './searchKinds';

const menu = (component: string, path = `/${component}`) => ({ id: path, name: path, path, component, type: 1 });
const access = buildAccess(
  [
    { code: 'one', name: 'One', menuList: ['a/order', 'a/bill', 'b/home'].map((name) => menu(name)) },
    { code: 'two', name: 'Two', menuList: [menu('c/user'), menu('c/role'), menu('a/bill', '/again'), menu('c/log')] },
  ],
  {
    schemas: new Set(['a/order', 'a/bill', 'b/home', 'c/user', 'c/role']),
    reports: new Set(['c/log']),
    pages: new Set(),
  },
);
const names = (near: readonly string[], platform = 'one', searched?: readonly string[]) =>
  searchKinds(access, searched, near, platform).map(({ schema }) => schema);

describe('the lists that are asked for records', () => {
  it('are those that are granted and may have a search, each schema once', () => {
    expect(names([])).toEqual(['a/order', 'a/bill', 'b/home', 'c/user', 'c/role']);
    expect(names([], 'one', ['b/home', 'c/user', 'd/other'])).toEqual(['b/home', 'c/user']);
  });

  it('begin where somebody works, then its area, then the platform that is shown', () => {
    expect(names(['/b/home/7/show', '/c/role'])).toEqual(['b/home', 'c/role', 'c/user', 'a/order', 'a/bill']);
    expect(names([], 'two')).toEqual(['c/user', 'c/role', 'a/order', 'a/bill', 'b/home']);
    expect(names(['/nowhere'], 'two')[0]).toBe('c/user');
    expect(names([], 'one', ['c/role', 'a/bill', 'c/user', 'a/order'])).toEqual([
      'a/bill',
      'a/order',
      'c/role',
      'c/user',
    ]);
  });
});
