import { afterEach, expect, test, vi } from 'vitest';
import { download } from '@/api/files/download';
import { fakeFetch } from '@/api/testing/answers';
import { filterInMemory } from '@/data/lists/inMemory';
import { inverter } from '../fixtures/schemas/lab/inverter';

const REQUEST = { method: 'POST', path: '/iot/brand/export', params: {}, fallbackName: 'brand.xlsx' } as const;
const named = (disposition: string) => () =>
  new Response('x', { headers: { 'content-type': 'application/octet-stream', 'content-disposition': disposition } });

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  ['attachment; filename="../../etc/x.csv"', /^x\.csv$/],
  ['attachment; filename="..\\\\..\\\\x.csv"', /^x\.csv$/],
  ["attachment; filename*=UTF-8''..%2F..%2Fx.csv", /^x\.csv$/],
  ['attachment; filename=""', /^brand\.xlsx$/],
])('fault 71: a file that calls itself %s stays where files are saved', async (disposition, name) => {
  fakeFetch(named(disposition));
  expect((await download(REQUEST)).name).toMatch(name);
});

test.each(['[', '\\', '(a+)+$', '.*', '^x', '$&'])('fault 93: %s is looked for as it stands, at once', (text) => {
  const long = `${'a'.repeat(5000)}!`;
  const records = Array.from({ length: 200 }, (_, index) => ({
    id: String(index),
    name: index === 7 ? `x${text}y` : long,
  }));
  const begun = performance.now();
  expect(filterInMemory(inverter, records, { name: text }).map(({ id }) => id)).toEqual(['7']);
  expect(performance.now() - begun).toBeLessThan(5000);
});
