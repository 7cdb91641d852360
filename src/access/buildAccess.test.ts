import { describe, expect, it } from 'vitest';
import type { KnownTargets } from './access';
import { buildAccess } from './buildAccess';

const known: KnownTargets = {
  schemas: new Set(['platform/tenant', 'platform/user', 'iot/product']),
  pages: new Set(['home/overview']),
};
const menu = (extra: object) => ({
  type: 1,
  name: 'Tenants',
  nameEn: 'Tenants',
  component: 'platform/tenant',
  path: '/tenant',
  ...extra,
});
const build = (...menus: unknown[]) => buildAccess({ productDtoList: [{ code: 'vpp', name: 'VPP', menus }] }, known);
const problems = (...menus: unknown[]) => build(...menus).diagnostics.map(({ problem }) => problem);
const paths = (...menus: unknown[]) => [...build(...menus).routes.keys()];

// covers FE-019..FE-021, VR-109
describe('the answer', () => {
  it.each([
    [null],
    [undefined],
    [''],
    [{}],
    [{ productDtoList: null }],
    [{ productDtoList: 'x' }],
    [[]],
    [{ productDtoList: [] }],
  ])('grants nothing for %j', (answer) => {
    const access = buildAccess(answer, known);
    expect(access.platforms).toEqual([]);
    expect(access.routes.size).toBe(0);
  });

  // covers FR-066
  it.each(['menuList', 'menus', 'children'])('reads the menus of a product from %s', (name) => {
    const access = buildAccess({ productDtoList: [{ code: 'vpp', menuList: null, [name]: [menu({})] }] }, known);
    expect(access.platforms[0]?.menus[0]?.path).toBe('/tenant');
  });

  it('skips products without a code and keeps the rest', () => {
    const access = buildAccess({ productDtoList: [null, 7, { menus: [] }, { code: 'vpp', menus: [menu({})] }] }, known);
    expect(access.platforms.map(({ code }) => code)).toEqual(['vpp']);
    expect(access.diagnostics).toHaveLength(3);
  });

  it('leaves out an application without menus', () => {
    expect(buildAccess({ productDtoList: [{ code: 'empty', menus: [] }] }, known).platforms).toEqual([]);
  });

  // covers FE-022..FE-024
  it('takes names from what there is', () => {
    const access = buildAccess(
      [
        {
          code: 'vpp',
          menus: [
            menu({ name: '', nameEn: 'Only English' }),
            menu({ path: '/b', name: '仅中文', nameEn: null }),
            menu({ path: '/c', name: null, nameEn: null, router: 'OnlyRouter' }),
          ],
        },
      ],
      known,
    );
    expect(access.platforms[0]).toMatchObject({ name: 'vpp', nameEn: 'vpp' });
    expect(access.platforms[0]?.menus).toMatchObject([
      { name: 'Only English', nameEn: 'Only English' },
      { name: '仅中文', nameEn: '仅中文' },
      { name: 'OnlyRouter', nameEn: 'OnlyRouter' },
    ]);
  });
});

// covers FE-027
describe('paths', () => {
  it.each([
    ['tenant', '/system/tenant'],
    ['/tenant', '/tenant'],
    ['//tenant', '/tenant'],
    ['../tenant', '/system/tenant'],
    ['./tenant/', '/system/tenant'],
    ['/a//b?x=1#y', '/a/b'],
    ['\\tenant', '/tenant'],
  ])('%s below /system is %s', (path, expected) => {
    expect(paths({ type: 2, name: 'System', path: '/system', children: [menu({ path })] })).toEqual([expected]);
  });

  it.each([
    ['', 'no-path'],
    [null, 'no-path'],
    ['*', 'malformed'],
    ['/a/:id', 'malformed'],
    ['/login', 'reserved-path'],
    ['/Login/x', 'reserved-path'],
    ['/authentication', 'reserved-path'],
    ['error', 'reserved-path'],
  ])('%j is refused as %s and the rest works', (path, problem) => {
    const access = build(menu({ path, component: 'platform/user' }), menu({ path: '/ok' }));
    expect([...access.routes.keys()]).toEqual(['/ok']);
    expect(access.diagnostics).toMatchObject([{ problem }]);
  });

  it('gives a path to one page; the same page granted twice has the codes of both', () => {
    const first = menu({ childButtonsPermission: ['create'] });
    const access = build(
      first,
      menu({ childButtonsPermission: ['delete'] }),
      menu({ component: 'platform/user', childButtonsPermission: ['export'] }),
    );
    expect([...(access.routes.get('/tenant')?.codes ?? [])]).toEqual(['create', 'delete']);
    expect(access.diagnostics.map(({ problem }) => problem)).toEqual(['duplicate-path', 'duplicate-path']);
    expect(access.platforms[0]?.menus).toHaveLength(2);
  });

  it('knows the first path of each target and of the application', () => {
    const access = build(menu({ path: '/hidden', visible: false }), menu({ path: '/b' }));
    expect(access.pathOf.get('platform/tenant')).toBe('/hidden');
    expect(access.platforms[0]?.first).toBe('/b');
  });
});

// covers FE-026
describe('components', () => {
  it.each([
    'platform/tenant',
    '/platform/tenant',
    'views/platform/tenant/index',
    '/views/platform/tenant/index.vue',
    '@/views/platform/tenant.tsx',
    './platform/tenant',
  ])('%s is platform/tenant', (component) => {
    expect(build(menu({ component })).routes.get('/tenant')?.target).toEqual({
      kind: 'resource',
      key: 'platform/tenant',
    });
  });

  it('finds bespoke pages', () => {
    expect(build(menu({ component: 'home/overview' })).routes.get('/tenant')?.target).toEqual({
      kind: 'page',
      key: 'home/overview',
    });
  });

  it.each(['constructor', '__proto__', 'nobody/knows', '../../etc/passwd', ''])(
    'keeps a place for the unknown %j',
    (component) => {
      const access = build(menu({ component }), menu({ path: '/ok' }));
      expect(access.routes.get('/tenant')?.target).toEqual({ kind: 'unknown', component });
      expect(access.routes.get('/ok')?.target.kind).toBe('resource');
      expect(access.diagnostics).toMatchObject([{ problem: 'unknown-component' }]);
    },
  );
});

describe('types and nesting', () => {
  // covers FR-019, FE-025
  it.each([[1], ['1'], [{ code: 1, desc: 'menu' }], [undefined]])('%j is a menu with a route', (type) => {
    expect(paths(menu({ type }))).toEqual(['/tenant']);
  });

  it.each([[2], ['2'], [9], ['x']])('%j without children is skipped', (type) => {
    expect(paths(menu({ type }))).toEqual([]);
  });

  // covers FE-028
  it('treats children without a component as a directory whatever the type', () => {
    const access = build({ type: 9, name: 'Group', path: 'group', children: [menu({ path: 'tenant' })] });
    expect(access.platforms[0]?.menus).toMatchObject([{ name: 'Group', children: [{ path: '/group/tenant' }] }]);
    expect(access.platforms[0]?.menus[0]).not.toHaveProperty('path');
  });

  it('lets a menu with a component have children', () => {
    const access = build(menu({ children: [menu({ path: 'detail', component: 'platform/user' })] }));
    expect([...access.routes.keys()]).toEqual(['/tenant', '/tenant/detail']);
    expect(access.routes.get('/tenant/detail')?.trail.map(({ path }) => path)).toEqual(['/tenant', '/tenant/detail']);
  });

  it('routes hidden menus but leaves them out of the side menu', () => {
    const access = build({ type: 2, name: 'Empty', children: [menu({ visible: 0 })] });
    expect(access.routes.has('/tenant')).toBe(true);
    expect(access.platforms[0]?.menus).toEqual([]);
  });

  it('drops malformed nodes only', () => {
    expect(problems(null, 'x', 7, [], menu({ children: 'none' }))).toEqual([
      'malformed',
      'malformed',
      'malformed',
      'malformed',
    ]);
  });

  it('stops at cycles', () => {
    const loop = { type: 2, name: 'Loop', children: [menu({})] as unknown[] };
    loop.children.push(loop);
    expect(problems(loop)).toEqual(['malformed']);
    expect(paths(loop)).toEqual(['/tenant']);
  });

  it('stops at depth', () => {
    let deep: object = menu({});
    for (let level = 0; level < 20; level += 1) deep = { type: 2, name: `${level}`, children: [deep] };
    const access = build(deep, menu({ path: '/ok' }));
    expect([...access.routes.keys()]).toEqual(['/ok']);
    expect(access.diagnostics).toMatchObject([{ problem: 'too-deep' }]);
  });

  it('gives every entry its own key', () => {
    const keys = build(menu({ path: '/a' }), menu({ path: '/b' })).platforms[0]?.menus.map(({ key }) => key);
    expect(new Set(keys).size).toBe(2);
  });

  it.each([1000, 2000])('builds %i nodes at once', (count) => {
    const menus = Array.from({ length: count / 10 }, (_, group) => ({
      type: 2,
      name: `${group}`,
      path: `g${group}`,
      children: Array.from({ length: 9 }, (_item, item) =>
        menu({ path: `m${item}`, childButtonsPermission: ['create', 'edit'] }),
      ),
    }));
    const start = performance.now();
    expect(build(...menus).routes.size).toBe(count * 0.9);
    expect(performance.now() - start).toBeLessThan(10_000);
  });
});

// covers FE-029, VR-110
describe('codes', () => {
  const codes = (extra: object) => [...(build(menu(extra)).routes.get('/tenant')?.codes ?? [])];

  it.each([
    [
      ['create', 'home:user:config-show', 'Config show'],
      ['create', 'configshow'],
    ],
    [
      [{ permission: 'a.create' }, { perms: 'edit,delete' }, { code: 'EXPORT' }, { permissionCode: 'x' }, null, 7],
      ['create', 'edit', 'delete', 'export', 'x', '7'],
    ],
    ['create, edit', ['create', 'edit']],
    [{ create: true, edit: 1, delete: false, import: 0 }, ['create', 'edit', 'import'].slice(0, 2)],
    [null, []],
    [['a:', '--'], []],
  ])('reads %j', (childButtonsPermission, expected) => {
    expect(codes({ childButtonsPermission })).toEqual(expected);
  });

  // covers FR-020
  it('counts buttons among the children', () => {
    const children = [
      { type: 3, permission: 'tenant:unlock' },
      { type: '3', name: 'Reset password' },
      { type: { code: 3 }, perms: 'assign' },
    ];
    expect(codes({ children })).toEqual(['unlock', 'resetpassword', 'assign']);
    expect(paths(menu({ children }))).toEqual(['/tenant']);
  });
});

describe('links', () => {
  it.each(['https://example.org/a', ' HTTPS://example.org', 'http://example.org'])('opens %j', (path) => {
    expect(build(menu({ path, component: '' })).platforms[0]?.menus[0]?.href).toMatch(/^https?:\/\/example\.org\//);
  });

  it.each([
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'http:',
    'https://user:pass@evil.example',
    'file:///etc/passwd',
  ])('refuses %j', (path) => {
    const access = build(menu({ path, component: '' }), menu({ path: '/ok' }));
    expect(access.platforms[0]?.menus).toHaveLength(1);
    expect(access.diagnostics).toMatchObject([{ problem: 'unsafe-link' }]);
  });

  it('refuses //evil as a link and never leaves the origin with it', () => {
    expect(problems(menu({ path: '//evil', externalLink: true }))).toEqual(['unsafe-link']);
    expect(paths(menu({ path: '//evil' }))).toEqual(['/evil']);
  });
});

it('keeps names of menus in any language, however the cloud writes them', () => {
  const menus = [
    { name: '用户', nameEn: 'Users', nameDe: 'Benutzer', type: 1, path: '/a', component: 's/user' },
    { name: '日志', nameEn: 'Log', names: { de: 'Protokoll', fr: '' }, type: 1, path: '/b', component: 's/user' },
  ];
  const { routes, platforms } = buildAccess(
    { productDtoList: [{ code: 'p', name: '平台', names: { de: 'Plattform' }, menus }] },
    { schemas: new Set(['s/user']), pages: new Set() },
  );
  expect([...routes.values()].map(({ names }) => names)).toEqual([{ de: 'Benutzer' }, { de: 'Protokoll' }]);
  expect(platforms[0]?.names).toEqual({ de: 'Plattform' });
});
