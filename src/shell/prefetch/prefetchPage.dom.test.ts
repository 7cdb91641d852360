import { memoryStore, testDataProvider } from 'react-admin';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { buildAccess } from '@/access/buildAccess';
import { createRegistry } from '@/data/registry/registry';
import { i18nProvider } from '@/data/texts/i18nProvider';
import { defineResource, text } from '@/dsl';
import { prefetchPage, prefetchFiles } from './prefetchPage';
import { testFoundation } from '../console/testFoundation';

const schemaOf = (name: string) => defineResource({ name, api: `/${name}`, fields: { name: text() } });

/** A console with the lists `/one` and `/two`; what it loaded and asked for. */
function consoleOf() {
  const loaded: string[] = [];
  const schema = (name: string) => async () => {
    loaded.push(name);
    return { schema: schemaOf(name) };
  };
  const registry = createRegistry({
    schemas: { '/schemas/a/one.ts': schema('a/one'), '/schemas/a/two.ts': schema('a/two') },
    views: {},
    pages: {},
    messages: {},
  });
  const menu = (path: string, component: string) => ({
    type: 1,
    name: path,
    path,
    component,
    childButtonsPermission: ['show'],
  });
  const access = buildAccess(
    { productDtoList: [{ code: 'vpp', menus: [menu('/one', 'a/one'), menu('/two', 'a/two')] }] },
    registry.known,
  );
  const getList = vi.fn(async () => ({ data: [], total: 0 }));
  const texts = i18nProvider(registry, 'en');
  const areas = vi.spyOn(texts, 'ensureArea');
  const foundation = {
    ...testFoundation(access),
    registry,
    i18nProvider: texts,
    dataProvider: testDataProvider({ getList }),
    store: memoryStore(),
  };
  return { foundation, loaded, areas, requests: () => getList.mock.calls.map(([path]: unknown[]) => path) };
}

beforeEach(() => {
  window.localStorage.clear();
  window.history.replaceState(null, '', '/');
});

describe('what a page needs', () => {
  it('is asked for at once at the root, where the console opens with the first page', async () => {
    const { foundation, loaded, areas, requests: request } = consoleOf();
    void prefetchPage(foundation, '/');
    await vi.waitFor(() => expect(request()).toEqual(['one']), 10_000);
    expect(loaded).toEqual(['a/one']);
    expect(areas.mock.calls.map(([area]) => area)).toEqual(['common', 'a']);
  });

  it('is the page of the address elsewhere, and its records are left to the list where the address says more', async () => {
    const { foundation, loaded, requests: request } = consoleOf();
    window.history.replaceState(null, '', '/two?page=3');
    void prefetchPage(foundation, '/two');
    await vi.waitFor(() => expect(loaded).toEqual(['a/two']), 10_000);
    window.history.replaceState(null, '', '/one');
    void prefetchPage(foundation, '/one');
    await vi.waitFor(() => expect(request()).toEqual(['one']), 10_000);
  });

  it('is fetched without a call of the server when somebody points at a link to it', async () => {
    const { foundation, loaded, requests: request } = consoleOf();
    prefetchFiles(foundation, '/two');
    prefetchFiles(foundation, '/not/granted');
    void prefetchPage(foundation, '/one');
    await vi.waitFor(() => expect(request()).toEqual(['one']), 10_000);
    expect(loaded.toSorted()).toEqual(['a/one', 'a/two']);
  });
});
