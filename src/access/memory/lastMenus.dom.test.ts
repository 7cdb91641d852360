import { beforeEach, describe, expect, it } from 'vitest';
import { buildAccess } from '../buildAccess';
import { likelyPage, rememberMenus } from './lastMenus';

const known = { schemas: new Set(['a/one', 'a/two']), pages: new Set(['p/page']) };
const menu = (path: string, component: string) => ({
  type: 1,
  name: `Name of ${path}`,
  path,
  component,
  childButtonsPermission: ['edit'],
});
const access = (...menus: object[]) => buildAccess({ productDtoList: [{ code: 'vpp', menus }] }, known);

beforeEach(() => window.localStorage.clear());

describe('the last menus', () => {
  // covers FE-094, HE-381
  it('keep paths and keys, and no name, code or page that this build lacks', () => {
    rememberMenus(access(menu('/one', 'a/one'), menu('/page', 'p/page'), menu('/gone', 'x/gone')));
    expect(JSON.parse(window.localStorage.getItem('console.lastMenus') ?? '')).toEqual([
      ['/one', 'resource', 'a/one'],
      ['/page', 'page', 'p/page'],
    ]);
  });

  it('lead to the wanted page, else to the last one, else to the first', () => {
    rememberMenus(access(menu('/one', 'a/one'), menu('/one/two', 'a/two'), menu('/page', 'p/page')));
    expect(likelyPage(undefined)).toEqual({ path: '/one', kind: 'resource', key: 'a/one' });
    window.localStorage.setItem('console.menu', JSON.stringify({ userId: '1', path: '/page' }));
    expect(likelyPage(undefined)).toMatchObject({ key: 'p/page' });
    expect(likelyPage('/one/two/7/show')).toMatchObject({ key: 'a/two' });
    expect(likelyPage('/one/7/edit')).toMatchObject({ key: 'a/one' });
    expect(likelyPage('/onetwo')).toMatchObject({ key: 'p/page' });
  });

  it.each(['', '{}', '[1, null, ["/a"], ["/a", "root", "b"]]', '"x"'])('are nothing where %j is kept', (kept) => {
    window.localStorage.setItem('console.lastMenus', kept);
    expect(likelyPage('/one')).toBeUndefined();
  });
});
