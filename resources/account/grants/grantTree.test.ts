import { describe, expect, it } from 'vitest';
import { readApplications } from '../readApplications';
import {
  changesBetween,
  countGranted,
  grantedOnly,
  readGranted,
  readNodes,
  searchNodes,
  setGranted,
  stateOf,
  toLists,
  type GrantNode,
} from './grantTree';

const button = (id: string) => ({ id, name: id, type: 3 });
const nodes = readNodes([
  {
    id: 'admin',
    name: '管理',
    nameEn: 'Admin',
    type: 2,
    children: [
      { id: 'users', name: '用户', nameEn: 'Users', type: '1', children: [button('u-create'), button('u-edit')] },
      { id: 'roles', name: '角色', nameEn: 'Roles', type: { code: 1, desc: 'menu' }, children: [button('r-create')] },
    ],
  },
  { id: 'logs', name: '日志', nameEn: 'Logs', type: 1 },
]);
const node = (id: string): GrantNode => {
  const find = (list: readonly GrantNode[]): GrantNode | undefined =>
    list.map((one) => (one.id === id ? one : find(one.children))).find(Boolean);
  const found = find(nodes);
  if (!found) throw new Error(id);
  return found;
};
const sorted = (ids: Iterable<string>) => [...ids].sort();

describe('granting', () => {
  it('grants a node with everything below it and the way to it', () => {
    const granted = setGranted(nodes, new Set(), node('users'), true);
    expect(sorted(granted)).toEqual(['admin', 'u-create', 'u-edit', 'users']);
    expect(stateOf(node('users'), granted)).toBe('checked');
    expect(stateOf(node('admin'), granted)).toBe('half');
  });

  it('keeps a menu when its last button is taken away', () => {
    const all = setGranted(nodes, new Set(), node('roles'), true);
    const granted = setGranted(nodes, all, node('r-create'), false);
    expect(sorted(granted)).toEqual(['admin', 'roles']);
    expect(stateOf(node('roles'), granted)).toBe('half');
  });

  it('drops a directory with its last granted menu', () => {
    const granted = setGranted(nodes, new Set(['admin', 'roles']), node('roles'), false);
    expect(granted.size).toBe(0);
  });

  it('granting one button grants the page it is on', () => {
    expect(sorted(setGranted(nodes, new Set(), node('u-edit'), true))).toEqual(['admin', 'u-edit', 'users']);
  });
});

describe('saving and restoring', () => {
  it('saves full and partial grants apart and restores exactly the same', () => {
    const granted = setGranted(nodes, setGranted(nodes, new Set(), node('users'), true), node('u-edit'), false);
    const lists = toLists(nodes, granted);
    expect(lists).toEqual({ menuIds: ['u-create'], halfMenuIds: ['admin', 'users'] });
    expect(sorted(readGranted(nodes, lists.menuIds, lists.halfMenuIds))).toEqual(sorted(granted));
  });

  it('does not tick children because a parent was stored as granted', () => {
    const granted = readGranted(nodes, ['admin', 'users', 'u-create']);
    expect(granted.has('u-edit')).toBe(false);
    expect(stateOf(node('users'), granted)).toBe('half');
  });

  it('adds missing ancestors and forgets ids it does not know', () => {
    expect(sorted(readGranted(nodes, ['r-create', 'gone']))).toEqual(['admin', 'r-create', 'roles']);
  });
});

describe('telling', () => {
  it('lists what a change grants and withdraws, without directories', () => {
    const before = readGranted(nodes, ['logs', 'roles']);
    const after = readGranted(nodes, ['users', 'u-create', 'roles']);
    const { added, removed } = changesBetween(nodes, before, after);
    expect(added.map((one) => one.id)).toEqual(['users', 'u-create']);
    expect(removed.map((one) => one.id)).toEqual(['logs']);
    expect(countGranted(nodes, after)).toEqual({ menus: 2, buttons: 1 });
  });

  it('shows only what is granted, and finds by either name', () => {
    expect(grantedOnly(nodes, readGranted(nodes, ['logs'])).map((one) => one.id)).toEqual(['logs']);
    expect(
      searchNodes(nodes, '角')
        .flatMap((one) => one.children)
        .map((one) => one.id),
    ).toEqual(['roles']);
    expect(searchNodes(nodes, 'LOG').map((one) => one.id)).toEqual(['logs']);
  });

  it('reads malformed answers without failing', () => {
    expect(readNodes(null)).toEqual([]);
    expect(readNodes([null, 'x', { name: 'no id' }, { id: 7 }])).toEqual([
      { id: '7', name: '7', nameEn: '7', type: 'menu', children: [] },
    ]);
  });
});

describe('what a cloud says of menus and applications', () => {
  it('leaves out what has no id, and names what has no name by its id', () => {
    expect(
      readNodes([
        { id: null, name: 'Lost' },
        { id: 7, name: null, nameEn: null, type: null },
      ]),
    ).toEqual([{ id: '7', name: '7', nameEn: '7', type: 'menu', children: [] }]);
    expect(
      readApplications({
        list: [
          { id: null, code: 'hems' },
          { id: 3, code: null, name: '', nameEn: null, assigned: '1' },
        ],
      }),
    ).toEqual([{ id: '3', code: '3', name: '3', nameEn: '3', assigned: true }]);
  });
});
