import { createPath, parsePath } from 'react-router';
import { expect, it } from 'vitest';
import { buildAccess } from '@/access/buildAccess';
import { ourAddress, theirPlace } from './ourAddress';

const menu = (path: string, component: string) => ({ name: path, path, type: 1, component });
const access = buildAccess(
  [{ code: 'p', name: 'P', menuList: [menu('/platform/user', 'account/user'), menu('/about', 'area/page')] }],
  { schemas: new Set(['account/user']), pages: new Set(['area/page']) },
);

it.each([
  ['/platform/user/7', '/platform/user/7/edit'],
  ['/platform/user/a%2Fb', '/platform/user/a%2Fb/edit'],
  ['/platform/user/7?tab=1', '/platform/user/7/edit?tab=1'],
  ['/platform/user/7/1', '/platform/user/7/edit?_part=1'],
  ['/platform/user/7/show', '/platform/user/7/show'],
  ['/platform/user/7/show/more', '/platform/user/7/show?_part=more'],
  ['/platform/user/7/edit/1?a=b', '/platform/user/7/edit?a=b&_part=1'],
  ['/platform/user/create', '/platform/user/create'],
  ['/platform/user?page=2', '/platform/user?page=2'],
  ['/platform/user', '/platform/user'],
  ['/account/user/7/show', '/platform/user/7/show'],
  ['/account/user/7', '/platform/user/7/edit'],
  ['/about/7', '/about/7'],
  ['/elsewhere/7', '/elsewhere/7'],
])('%s of react-admin is %s', (theirs, ours) => expect(createPath(ourAddress(access, parsePath(theirs)))).toBe(ours));

it('shows a part of a page behind its address', () => {
  const own = { pathname: '/gallery/widgets', search: '?part=dates', hash: '' };
  expect(theirPlace(own)).toBe(own); // a parameter of a page's own
  const place = theirPlace({ pathname: '/platform/user/7/show', search: '?_part=more&a=b', hash: '' });
  expect(createPath(place)).toBe('/platform/user/7/show/more?a=b');
});
