import type { DataProvider } from 'react-admin';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { buildAccess } from '@/access/buildAccess';
import { createRegistry } from '@/data/registry/registry';
import { defineResource, service, text } from '@/dsl';
import type { AnyRecord } from '@/schema';
import { searchKinds } from './searchKinds';
import { searchRecords, type SearchProgress } from './searchRecords';

const own = service('/s');
const names = ['home', 'bill', 'log', 'part', 'a', 'b', 'c', 'd', 'e'].map((name) => `t/${name}`);
const schemaOf = (name: string) =>
  defineResource({
    name,
    api: own(name, { page: 'POST list', detail: 'POST detail' }),
    fields: { name: text(), email: text(), code: text({ max: 20 }) },
    list: name === 't/log' ? {} : { search: { param: 'keyword', in: ['name', 'email'] } },
  });
const registry = createRegistry({
  schemas: Object.fromEntries(names.map((name) => [`/schemas/${name}.ts`, async () => ({ it: schemaOf(name) })])),
  views: {},
  pages: {},
  messages: {},
});
const access = buildAccess(
  [
    {
      code: 'p',
      name: 'P',
      menuList: names.map((name) => ({ id: name, name, path: `/${name}`, component: name, type: 1 })),
    },
  ],
  { schemas: new Set(names), pages: new Set() },
);

type Answer = { data: AnyRecord[]; total: number };
const nothing: Answer = { data: [], total: 0 };

/** A cloud that answers by list, and remembers how many were asked at once. */
function cloudOf(answers: Readonly<Record<string, Answer | Error>>) {
  const requests: { list: string; keyword: unknown }[] = [];
  let open = 0;
  let most = 0;
  const provider = {
    getList: async (list: string, { filter, signal }: { filter: { keyword: unknown }; signal: AbortSignal }) => {
      requests.push({ list, keyword: filter.keyword });
      open += 1;
      most = Math.max(most, open);
      await Promise.resolve();
      open -= 1;
      if (signal.aborted) throw new DOMException('left', 'AbortError');
      const answer = answers[list] ?? nothing;
      if (answer instanceof Error) throw answer;
      return answer;
    },
  } as unknown as DataProvider;
  return { provider, requests, most: () => most };
}

async function searched(cloud: ReturnType<typeof cloudOf>, sought: string, signal = new AbortController().signal) {
  const told: SearchProgress[] = [];
  await searchRecords(
    searchKinds(access, undefined, [], 'p'),
    {
      access,
      registry,
      texts: { ensureArea: async () => undefined },
      provider: cloud.provider,
      locale: 'en',
      text: sought,
      signal,
    },
    (progress) => told.push(progress),
  );
  return { told, last: told.at(-1) };
}

const record = (id: string, more: object): AnyRecord => ({ id, ...more });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('asks each list that has a search as the list would, six at most at once', async () => {
  const cloud = cloudOf({});
  const { last } = await searched(cloud, 'anna@');
  expect(cloud.requests.map(({ list }) => list).sort()).toEqual(names.filter((name) => name !== 't/log').sort());
  expect(new Set(cloud.requests.map(({ keyword }) => keyword))).toEqual(new Set(['anna@']));
  expect(cloud.most()).toBeLessThanOrEqual(6);
  expect(last).toMatchObject({ found: [], lists: 9, waiting: 0, failed: 0 });
});

it('tells what was found where, how many there are, and how many lists did not answer', async () => {
  const cloud = cloudOf({
    't/home': { data: [record('7', { name: 'Roof', email: 'anna@a.example' })], total: 12 },
    't/bill': new Error('down'),
    't/a': {
      data: [record('1', { name: 'Anna', email: 'x' }), record('2', { name: 'Other', email: 'y' })],
      total: 900,
    },
    't/b': { data: [record('1', { name: 'Other', email: 'y' })], total: 900 },
    't/c': { data: [record('3', { name: 'Nobody', email: 'a***@a.example' })], total: 1 },
  });
  const { last } = await searched(cloud, 'ANNA');
  expect(last?.failed).toBe(1);
  const told = last?.found.map(({ kind, total, records }) => [
    kind.schema,
    total,
    records.map(({ path, found }) => [path, found?.field]),
  ]);
  expect(told).toEqual([
    ['t/home', 12, [['/t/home/7/show', 'email']]],
    ['t/a', 1, [['/t/a/1/show', 'name']]], // the others show that the cloud did not heed the search
    ['t/c', 1, [['/t/c/3/show', undefined]]], // masked: only the cloud can know
  ]);
  expect(last?.found[0]?.all).toBe(`/t/home?${new URLSearchParams({ filter: '{"keyword":"ANNA"}' }).toString()}`);
});

it('asks no more once it was given up', async () => {
  const cloud = cloudOf({});
  const leaving = new AbortController();
  const search = searched(cloud, 'anna', leaving.signal);
  leaving.abort();
  const { told } = await search;
  expect(cloud.requests.length).toBeLessThanOrEqual(6);
  expect(told.map(({ waiting }) => waiting)).toEqual([9]);
});

it('looks for a serial number typed in groups as it was typed, and then without its spaces', async () => {
  const serial = record('1', { name: 'Inverter 7', email: 'IN2868554607' });
  const cloud = cloudOf({});
  const provider = {
    getList: async (list: string, { filter }: { filter: { keyword: string } }) =>
      list === 't/part' && filter.keyword === 'IN2868554607' ? { data: [serial], total: 1 } : nothing,
  } as unknown as DataProvider;
  const { last } = await searched({ ...cloud, provider }, 'IN28 6855 4607');
  expect(last?.found).toMatchObject([{ text: 'IN2868554607', records: [{ id: '1' }], total: 1 }]);
  expect(last?.found[0]?.all).toContain('IN2868554607');
});
