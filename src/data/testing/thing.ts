import type { Access, RouteGrant } from '@/access/access';
import { password, reference, text } from '@/dsl';
import { defineResource, type ApiSpec, type Resource } from '@/schema';
import { createRegistry, type Registry } from '../registry/registry';

const BASE = '/test/v1/thing';
/** Its react-admin name under `accessOf`. */
export const NAME = 'a/thing';
/** Three of them on the wire; the first is below the second, the third below the first. */
export const ROWS = [
  { id: 2, thingName: 'Beta', parentId: '1', parentName: 'Alpha' },
  { id: 1, thingName: 'alpha', parentId: 0 },
  { id: 10, thingName: 'Alphabet', parentId: '2' },
];

/** A tiny resource; its calls can be given. */
export function thingOf(api: Omit<ApiSpec, 'base'> = {}): Resource {
  return defineResource({
    name: 'test/thing',
    api: {
      base: BASE,
      page: 'GET page',
      detail: 'GET detail',
      create: 'POST create',
      edit: 'POST edit',
      delete: 'POST delete',
      export: 'POST export',
      ...api,
    },
    fields: {
      name: text({ required: true, wire: 'thingName' }),
      parent: reference('test/thing', { wire: 'parentId' }),
      secret: password({}),
    },
    list: { filters: ['name', 'parent'] },
    tree: { parent: 'parent' },
    standard: { delete: { permission: 'remove', visible: { name: { ne: 'fixed' } } } },
    actions: {
      unlock: { on: ['row', 'bulk'], call: 'POST unlock', sendFields: ['name'], send: { state: 1 } },
      resetPwd: {
        on: 'row',
        call: { call: 'POST resetPwd', idName: 'userId' },
        form: { pwd: password({ required: true }) },
        reveal: 'shown.value',
      },
      together: { on: 'bulk', call: 'POST together', bulk: 'ids' },
      open: { on: 'page', permission: false, call: 'GET file', download: true },
    },
  });
}

export const registryOf = (resource: Resource): Registry =>
  createRegistry({
    schemas: { '/schemas/test/thing.ts': async () => ({ resource }) },
    views: {},
    pages: {},
    messages: {},
  });

/** One granted menu at /a/thing with these codes. */
export function accessOf(...codes: readonly string[]): Access {
  const grant: RouteGrant = {
    path: '/a/thing',
    target: { kind: 'resource', key: 'test/thing' },
    codes: new Set(codes),
    name: '',
    nameEn: '',
    platform: 'p',
    trail: [],
  };
  return {
    platforms: [],
    routes: new Map([[grant.path, grant]]),
    pathOf: new Map([['test/thing', grant.path]]),
    diagnostics: [],
  };
}
