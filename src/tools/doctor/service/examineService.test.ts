import { Hono } from 'hono';
import { expect, it, vi } from 'vitest';
import { defineResource, reference, service, text, type ServiceWire } from '@/dsl';
import { fastApi, jsonServer, springDataRest, springPage } from '../../../../tests/docs/examples/servers';
import { oneService } from '@mocks/serve/apiTargets';
import { doctor, USAGE } from '../doctorCommand';
import { notebook } from '../notebook';
import { examineService } from './examineService';

const CALLS = { page: 'GET .', detail: 'GET {id}', create: 'POST .', edit: 'PATCH {id}' } as const;
type Calls = Parameters<ReturnType<typeof service>>[1];

/** What is found wrong or unclear at a server, where the schemas say that of it. */
async function adviceFor(app: Hono, wire: ServiceWire | undefined, calls: Calls = CALLS, options: object = {}) {
  const ward = service('/ward', { ...(wire && { wire }) });
  // without a wire of its own what an earlier test said of the prefix must not count
  if (!wire) service('/ward', { wire: {} });
  const charger = defineResource({
    name: 'ward/charger',
    api: ward('chargers', calls),
    fields: { name: text(), site: reference('ward/site', { wire: 'siteId', ...options }) },
    list: { filters: ['name'] },
  });
  const book = notebook();
  await examineService(
    book,
    { prefix: '/ward', target: new URL('http://localhost:5410'), resources: [charger], toService: oneService, most: 9 },
    async (input, init) => app.fetch(new Request(input, init)),
  );
  return book.findings
    .filter(({ level, text: words }) => level !== 'fine' && !words.includes('Cache-Control'))
    .map(({ about, text: words }) => `${about}: ${words.replace('ward/charger: ', '')}`);
}

const said = (words: string): unknown => expect.stringContaining(words);
const INTO = "into the wire of service('/ward')";

it('leads to a json-server step by step, and advises nothing that stands there', async () => {
  const app = jsonServer();
  expect(await adviceFor(app, undefined)).toEqual([
    said(`envelope: a bare list came. Write envelope: false ${INTO}`),
    said('lists: 0 of 1'),
  ]);
  const bare = { envelope: false } as const;
  expect(await adviceFor(app, bare)).toEqual([
    said(`Write paging: { pageNum: '_page', pageSize: '_limit' } ${INTO}`),
    said(
      "Write id: { name: 'id', wireAs: 'number' } into the api of ward/charger, wireAs: 'number' into the field site",
    ),
    said(`order: an order by name is not heeded. Write sort: { field: '_sort', order: '_order' } ${INTO}`),
    said("Write filters: [{ field: 'name', params: 'name_like' }]: that finds a part."),
  ]);
  const paging = { pageNum: '_page', pageSize: '_limit' };
  const sort = { field: '_sort', order: '_order' };
  const numbers = { ...CALLS, id: { name: 'id', wireAs: 'number' } } as const;
  const rest = [said("params: 'name_like'")];
  expect(await adviceFor(app, { ...bare, paging, sort }, numbers, { wireAs: 'number' })).toEqual([
    said(`Write paging: { total: { header: 'X-Total-Count' } } ${INTO}`),
    ...rest,
  ]);
  const whole = { ...bare, paging: { ...paging, total: { header: 'X-Total-Count' } }, sort };
  expect(await adviceFor(app, whole, numbers, { wireAs: 'number' })).toEqual(rest);
});

it('leads to a server that counts pages from 0', async () => {
  const app = springPage();
  expect(await adviceFor(app, undefined)).toContainEqual(
    said(`Write envelope: false, paging: { list: 'content', total: 'totalElements' } ${INTO}`),
  );
  const paging = { list: 'content', total: 'totalElements' };
  expect(await adviceFor(app, { envelope: false, paging })).toContainEqual(
    said(`Write paging: { pageNum: 'page', pageSize: 'size', first: 0 } ${INTO}`),
  );
  const named = { ...paging, pageNum: 'page', pageSize: 'size' };
  expect(await adviceFor(app, { envelope: false, paging: named })).toContainEqual(
    said('page 0 has other rows than page 1, so lists begin with the second page. Write paging: { first: 0 }'),
  );
  const wire: ServiceWire = { envelope: false, paging: { ...named, first: 0 }, sort: { field: 'sort', order: ',' } };
  const advice = await adviceFor(app, wire);
  expect(advice.filter((one) => /^(?:paging|order|envelope|lists)/.test(one))).toEqual([]);
});

it('tells of a first page 0 that is none, of HAL, and of an envelope with another code', async () => {
  const clamped = new Hono().get('/chargers', (context) => {
    const from = (Math.max(Number(context.req.query('page')), 1) - 1) * 4;
    return context.json({
      items: [1, 2, 3, 4].map((id) => ({ id: String(from + id), name: `Charger ${from + id}` })),
      total: 12,
    });
  });
  const paging = { pageNum: 'page', pageSize: 'size', list: 'items', total: 'total', first: 0 } as const;
  expect(await adviceFor(clamped, { envelope: false, paging, sort: false })).toContainEqual(
    said('Leave out `first: 0`'),
  );
  expect(await adviceFor(springDataRest(), { envelope: false })).toContainEqual(said(`Write format: 'hal' ${INTO}`));
  const advice = await adviceFor(springDataRest(), { format: 'hal' });
  expect(advice.filter((one) => /^(?:paging|order|envelope|lists)/.test(one))).toEqual([]);
  const enveloped = new Hono().get('/chargers', (context) =>
    context.json({ status: 200, message: '', result: { records: [{ id: 1, name: 'A' }], count: 1 } }),
  );
  expect(await adviceFor(enveloped, undefined)).toContainEqual(
    said(
      `Write envelope: { code: 'status', data: 'result', msg: 'message' }, success: 200, paging: { list: 'records', total: 'count' } ${INTO}`,
    ),
  );
});

it('tells what cannot be done: no ids, an order nobody heeds, nothing counted', async () => {
  const rows = [1, 2, 3, 4].map((at) => ({ uuid: `u${at}`, name: `Charger ${at}` }));
  const poor = new Hono().get('/chargers', (context) => context.json(rows));
  const advice = await adviceFor(poor, { envelope: false });
  expect(advice).toContainEqual(said("Write id: 'uuid' into the api of ward/charger"));
  expect(advice).toContainEqual(said(`none of the usual ways is. Write sort: false ${INTO}`));
  expect(await adviceFor(fastApi(), { envelope: false, paging: { list: 'rows', total: 'total' } })).toContainEqual(
    said("Write paging: { list: 'items' }"),
  );
});

it('tells of a server that is not there, asks who it is, or has no such path', async () => {
  const silent: typeof fetch = async () =>
    Promise.reject(new TypeError('fetch failed', { cause: Object.assign(new Error(), { code: 'ECONNREFUSED' }) }));
  const ward = service('/ward', { wire: { envelope: false } });
  const charger = defineResource({ name: 'ward/charger', api: ward('chargers', CALLS), fields: { name: text() } });
  const examination = {
    prefix: '/ward',
    target: new URL('http://localhost:5410'),
    resources: [charger],
    toService: oneService,
    most: 9,
  };
  const book = notebook();
  await examineService(book, examination, silent);
  expect(book.findings.map(({ text: words }) => words)).toEqual([
    'http://localhost:5410 does not answer (ECONNREFUSED). Is it running, and is the address right?',
  ]);
  const closed = new Hono().get('/chargers', (context) => context.json({ error: 'who?' }, 401));
  expect(await adviceFor(closed, { envelope: false })).toContainEqual(said('wants to know who asks. Give --token'));
  expect(await adviceFor(new Hono(), { envelope: false })).toContainEqual(
    said('GET /ward/chargers: HTTP 404. The service stands for the address'),
  );
  const none = notebook();
  await examineService(none, { ...examination, prefix: '/other' }, silent);
  expect(none.findings.map(({ text: words }) => words)).toEqual([said('No schema lists records below /other.')]);
});

it('says how it is used', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const patient = {
    resources: [],
    toService: oneService,
    known: { schemas: new Set<string>(), pages: new Set<string>() },
  };
  expect(await doctor(['--help'], patient)).toBe(0);
  expect(log).toHaveBeenCalledWith(USAGE);
  expect(USAGE).toContain('--service /shop http');
  log.mockRestore();
  await expect(doctor(['--service', 'shop', 'http://localhost:1'], patient)).rejects.toThrow(USAGE);
});
