import { afterEach, expect, test, vi } from 'vitest';
import type { ApiSpec } from '@/schema';
import { dataProvider } from './dataProvider';
import { wireEvents } from '@/api';
import { fakeServer, No } from '../testing/fakeServer';
import { accessOf, NAME, registryOf, ROWS, thingOf } from '../testing/thing';

const NONE = { detail: undefined } as const;
const read = (api: Omit<ApiSpec, 'base'>, id: string) =>
  dataProvider(registryOf(thingOf(api)), accessOf()).getOne(NAME, { id });

afterEach(() => vi.unstubAllGlobals());

test('a record without a detail call is what its list says, not what is offered to choose from', async () => {
  const requests = fakeServer({
    page: () => ({ list: ROWS, totalSize: 3 }),
    list: () => ROWS.map(({ id }) => ({ id, thingName: 'short' })),
  });
  expect((await read({ ...NONE, options: 'GET list' }, '10')).data).toMatchObject({
    id: '10',
    name: 'Alphabet',
    parent: '2',
  });
  expect(requests).toEqual([{ path: 'page', params: { id: '10', pageNum: '1', pageSize: '100' } }]);
});

test('where there is no list, it is what is offered to choose from', async () => {
  fakeServer({ list: () => ROWS });
  expect((await read({ ...NONE, page: undefined, options: 'GET list' }, '10')).data).toMatchObject({
    name: 'Alphabet',
  });
});

test('a service that does not find it by its id is asked page after page, and no further than there are any', async () => {
  const rowsFrom = (first: number) =>
    Array.from({ length: 100 }, (_, place) => ({ id: first + place, thingName: `Thing ${first + place}` }));
  const requests = fakeServer({
    page: ({ pageNum }) => ({ list: rowsFrom(100 * Number(pageNum)), totalSize: 300 }),
  });
  expect((await read(NONE, '250')).data).toMatchObject({ name: 'Thing 250' });
  expect(requests).toHaveLength(2);
  await expect(read(NONE, '7')).rejects.toMatchObject({ messageKey: 'errors.notFound' });
  expect(requests).toHaveLength(5);
});

const told = async (run: () => Promise<unknown>) => {
  const texts: (string | undefined)[] = [];
  const stop = wireEvents.onFailure(({ status }) => texts.push(String(status)));
  await run().catch(() => undefined);
  stop();
  return texts;
};

test('where a cloud has no detail call, a record is what its list says, and nobody is told of the call', async () => {
  fakeServer({
    detail: () => new Response('<html>404 Not Found</html>', { status: 404 }),
    page: () => ({ list: ROWS, totalSize: 3 }),
  });
  expect(await told(async () => expect((await read({}, '10')).data).toMatchObject({ name: 'Alphabet' }))).toEqual([]);
  expect(await told(() => read({}, '11'))).toEqual(['404']);
});

test('a detail that is refused or fails is what it was: nothing is looked for, and it is told once', async () => {
  for (const [answer, status] of [
    [new No('Not yours', 403), '403'],
    [new No('Broken', 500), '500'],
    [new No('Gone'), '200'],
  ] as const) {
    const requests = fakeServer({ detail: () => answer, page: () => ({ list: ROWS, totalSize: 3 }) });
    expect(await told(() => read({}, '10'))).toEqual([status]);
    expect(requests).toHaveLength(1);
  }
});
