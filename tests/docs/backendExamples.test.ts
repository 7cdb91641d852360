import { readFileSync } from 'node:fs';
import type { Hono } from 'hono';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Access } from '@/access';
import type { ConsoleDataProvider } from '@/data';
import { dataProvider } from '@/data/records/dataProvider';
import { createRegistry } from '@/data/registry/registry';
import { service, type Resource } from '@/schema';
import { oneService } from '@mocks/serve/apiTargets';
import { examineService } from '../../src/tools/doctor/service/examineService';
import { notebook } from '../../src/tools/doctor/notebook';
import { cloud, fastApi, jsonServer, records, springDataRest, springPage, type Row } from './examples/servers';

/* Each example of docs/backend-examples.md against a server of its form: the same calls, the same records. */

const ACCESS: Access = { platforms: [], routes: new Map(), pathOf: new Map(), diagnostics: [] };
interface Example {
  readonly file: string;
  readonly serve: (tables: Record<string, Row[]>) => Hono;
  readonly load: () => Promise<Readonly<Record<'site' | 'charger' | 'session', Resource>>>;
  /** It finds a part of a name. */
  readonly finds: boolean;
}
const EXAMPLES: Readonly<Record<string, Example>> = {
  'json-server': {
    file: 'jsonServer',
    serve: jsonServer,
    load: async () => import('./examples/jsonServer'),
    finds: true,
  },
  FastAPI: { file: 'fastApi', serve: fastApi, load: async () => import('./examples/fastApi'), finds: true },
  'Spring, pages': {
    file: 'springPage',
    serve: springPage,
    load: async () => import('./examples/springPage'),
    finds: false,
  },
  'Spring Data REST': {
    file: 'springDataRest',
    serve: springDataRest,
    load: async () => import('./examples/springDataRest'),
    finds: false,
  },
  cloud: { file: 'cloud', serve: cloud, load: async () => import('./examples/cloud'), finds: true },
};

const pageOf = (page: number, field: string, order: 'ASC' | 'DESC', filter: object = {}) => ({
  pagination: { page, perPage: 10 },
  sort: { field, order },
  filter,
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe.each(Object.entries(EXAMPLES))('%s', (_, { file, serve, load, finds }) => {
  let provider: ConsoleDataProvider;
  let resources: readonly Resource[];
  let app: Hono;
  let tables: Record<string, Row[]>;
  const send: typeof fetch = async (input, init) => app.fetch(new Request(input, init));

  beforeAll(async () => {
    service('/ev', { wire: {} }); // what an example before this one said of the service must not count
    const loaded = await load();
    resources = [loaded.site, loaded.charger, loaded.session];
    const registry = createRegistry({
      schemas: {
        '/schemas/ev/site.ts': async () => ({ site: loaded.site }),
        '/schemas/ev/charger.ts': async () => ({ charger: loaded.charger }),
        '/schemas/ev/session.ts': async () => ({ session: loaded.session }),
      },
      views: {},
      pages: {},
      messages: {},
    });
    provider = dataProvider(registry, ACCESS);
  });
  const begin = () => {
    tables = { ...records() };
    app = serve(tables);
    const answer = oneService({ prefix: '/ev', target: 'http://localhost:8080' }, { send });
    vi.stubGlobal('fetch', async (address: string, init?: RequestInit) =>
      answer(new Request(new URL(address, 'http://localhost'), init)),
    );
  };

  it('lists pages in order, and knows how many there are', async () => {
    begin();
    const first = await provider.getList('@ev/charger', pageOf(1, 'power', 'DESC'));
    expect([first.total, first.data.length, first.data[0]?.name]).toEqual([23, 10, 'Charger 23']);
    const last = await provider.getList('@ev/charger', pageOf(3, 'power', 'DESC'));
    expect([last.total, last.data.map(({ name }) => name)]).toEqual([23, ['Charger 03', 'Charger 02', 'Charger 01']]);
    expect(first.data[0]).toMatchObject({ id: '23', site: '2', state: 'busy', power: 33 });
  });

  it('filters by a code and by a reference, and names what it refers to', async () => {
    begin();
    expect((await provider.getList('@ev/charger', pageOf(1, 'name', 'ASC', { state: 'faulted' }))).total).toBe(7);
    const { data, total } = await provider.getList('@ev/session', pageOf(1, 'startedAt', 'DESC', { charger: '1' }));
    expect([total, data[0]?.energy]).toEqual([2, 28.5]);
    const sites = await provider.getMany('@ev/site', { ids: ['1', '3'] });
    expect(sites.data.map(({ name }) => name)).toEqual(['Site Aachen', 'Site Cadiz']);
    if (finds)
      expect((await provider.getList('@ev/charger', pageOf(1, 'name', 'ASC', { name: 'ger 0' }))).total).toBe(9);
  });

  it('changes one record, and nothing of it that was not asked for', async () => {
    begin();
    const { data } = await provider.getOne('@ev/charger', { id: '5' });
    await provider.update('@ev/charger', {
      id: '5',
      data: { ...data, name: 'Renamed', site: '3' },
      previousData: data,
    });
    const { data: after } = await provider.getOne('@ev/charger', { id: '5' });
    expect(after).toMatchObject({ id: '5', name: 'Renamed', site: '3', power: 15 });
  });

  it('has nothing wrong for the doctor', async () => {
    begin();
    const book = notebook();
    await examineService(
      book,
      { prefix: '/ev', target: new URL('http://localhost:8080'), resources, toService: oneService, most: 9 },
      send,
    );
    const found = book.findings.map(({ level, about, text: words }) => `${level} ${about}: ${words}`);
    expect(found.filter((one) => one.startsWith('wrong'))).toEqual([]);
    expect(found).toContain('fine lists: 3 of 3 lists below /ev could be read.');
    expect(found.filter((one) => one.startsWith('look') && !/Cache-Control|too few/.test(one))).toEqual([]);
  });

  it('stands in docs/backend-examples.md as it is', () => {
    expect(readFileSync('docs/backend-examples.md', 'utf8')).toContain(
      readFileSync(`tests/docs/examples/${file}.ts`, 'utf8'),
    );
  });
});
