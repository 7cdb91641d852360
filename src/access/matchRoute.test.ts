import { describe, expect, it } from 'vitest';
import { buildAccess } from './buildAccess';
import { can } from './can';
import { matchRoute } from './matchRoute';

const access = buildAccess(
  [
    {
      code: 'vpp',
      menus: [
        { type: 1, name: 'A', path: '/a', component: 'a', childButtonsPermission: ['create', 'Config show'] },
        { type: 1, name: 'C', path: '/a/c', component: 'c' },
        { type: 1, name: 'Page', path: '/page', component: 'page' },
        { type: 1, name: 'Report', path: '/report', component: 'a/report' },
        { type: 1, name: 'New', path: '/new', component: 'later' },
      ],
    },
  ],
  { schemas: new Set(['a', 'c']), reports: new Set(['a/report']), pages: new Set(['page']) },
);

describe('matchRoute', () => {
  it.each([
    ['/', { kind: 'home' }],
    ['', { kind: 'home' }],
    ['/a', { kind: 'route', view: 'list', grant: { path: '/a' } }],
    ['/a/', { kind: 'route', view: 'list', grant: { path: '/a' } }],
    ['/a/create', { kind: 'route', view: 'create' }],
    ['/a/7/show', { kind: 'route', view: 'detail', id: '7' }],
    ['/a/7/edit', { kind: 'route', view: 'edit', id: '7' }],
    ['/a/x%2Fy/edit', { kind: 'route', view: 'edit', id: 'x/y' }],
    ['/a/c', { kind: 'route', view: 'list', grant: { path: '/a/c' } }],
    ['/a/c/7/show', { kind: 'route', view: 'detail', id: '7', grant: { path: '/a/c' } }],
    ['/page', { kind: 'page', rest: [] }],
    ['/page/x/y', { kind: 'page', rest: ['x', 'y'] }],
    ['/report', { kind: 'page', rest: [], grant: { target: { kind: 'report', key: 'a/report' } } }],
    ['/new', { kind: 'page', rest: [], grant: { target: { kind: 'unknown' } } }],
  ])('%s', (path, expected) => {
    expect(matchRoute(access, path)).toMatchObject(expected);
  });

  it.each([
    '/a/b',
    '/a/7',
    '/a/7/other',
    '/a/7/show/tab',
    '/a/c/show',
    '/b',
    '/ab',
    '/A',
    '/new/x',
    '/report/7',
    '/report/create',
    '/a/%E0%A4%A',
    '/constructor',
  ])('%s is forbidden', (path) => {
    expect(matchRoute(access, path)).toEqual({ kind: 'forbidden' });
  });
});

describe('can', () => {
  it.each([
    ['/a', 'create', true],
    ['/a', 'Create', true],
    ['/a', 'vpp:a:create', true],
    ['/a', 'configShow', true],
    ['/a', 'list', true],
    ['/a', 'show', true],
    ['/a', 'delete', false],
    ['/a', 'constructor', false],
    ['/a', '', false],
    ['/a/c', 'create', false],
    ['/b', 'list', false],
    ['', 'list', false],
  ])('%s %s: %s', (path, code, expected) => {
    expect(can(access, path, code)).toBe(expected);
  });
});
