import { expect, it } from 'vitest';
import type { Access, RouteGrant } from '@/access/access';
import { rootAddress } from './rootAddress';

const grant = (path: string): RouteGrant => ({
  path,
  target: { kind: 'page', key: 'x' },
  codes: new Set(),
  name: path,
  nameEn: path,
  platform: 'iot',
  trail: [],
});
const nothing: Access = { platforms: [], routes: new Map(), pathOf: new Map(), diagnostics: [] };
const access: Access = {
  ...nothing,
  platforms: [{ code: 'iot', name: 'IoT', nameEn: 'IoT', menus: [], first: '/iot' }],
  routes: new Map(['/iot', '/iot/brand'].map((path) => [path, grant(path)])),
};
const memory = { userId: '7', collapsed: false };

it.each([
  ['the first page', '', undefined, '/iot'],
  ['the page that was left last', '', '/iot/brand', '/iot/brand'],
  ['the page that was chosen, as it was', '/iot/brand?sort=name', '/iot', '/iot/brand?sort=name'],
  ['the overview that was chosen', '/overview', '/iot', '/overview'],
  ['no page that is not granted any more', '/gone', '/iot/brand', '/iot/brand'],
])('the root leads to %s', (_, home, path, wanted) => {
  expect(rootAddress(access, home, { ...memory, path })).toBe(wanted);
});

it('the root leads nowhere where nothing is granted', () => {
  expect(rootAddress(nothing, '/overview', memory)).toBeUndefined();
  expect(rootAddress(nothing, '/iot', { ...memory, path: '/iot' })).toBeUndefined();
});
