import { expect, it } from 'vitest';
import { buildAccess } from '@/access/buildAccess';
import { areaOfKey, ourTextKey } from './ourTexts';

const known = { schemas: new Set(['account/user']), pages: new Set<string>() };
const access = buildAccess(
  [{ code: 'p', name: 'P', menuList: [{ name: 'U', path: '/platform/user', type: 1, component: 'account/user' }] }],
  known,
);

it.each([
  ['resources.platform/user.fields.orgId', 'resources.account/user.fields.orgId'],
  ['resources.@account/user.fields.orgId', 'resources.account/user.fields.orgId'],
  ['resources.account/user.fields.orgId', 'resources.account/user.fields.orgId'],
  ['resources.platform/user.fields.stops.name', 'resources.account/user.inner.stops.fields.name'],
  ['resources.platform/user.name', 'resources.account/user.name'],
  ['resources.elsewhere.fields.name', 'resources.elsewhere.fields.name'],
  ['ra.action.save', 'ra.action.save'],
])('%s is our %s', (theirs, ours) => expect(ourTextKey(access, known, theirs)).toBe(ours));

it('has a word of its own for one record', () => {
  expect(ourTextKey(access, known, 'resources.platform/user.name', { smart_count: 1 })).toBe(
    'resources.account/user.one',
  );
});

it('knows in which area a text stands', () => {
  expect(areaOfKey(known, 'resources.account/user.name')).toBe('account');
  expect(areaOfKey(known, 'resources.elsewhere/user.name')).toBeUndefined();
  expect(areaOfKey(known, 'ra.action.save')).toBeUndefined();
});
