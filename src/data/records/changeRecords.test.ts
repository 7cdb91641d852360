import { afterEach, expect, it, vi } from 'vitest';
import { defineResource, number, text } from '@/dsl';
import { BulkFailure } from './bulk';
import { changeRecords } from './changeRecords';
import { sortInMemory } from '../lists/inMemory';
import { sortParams, sortsByMany } from '../lists/sortParams';
import { fakeServer, No } from '../testing/fakeServer';

const meter = (many?: 'comma' | 'pairs') =>
  defineResource({
    name: 'lab/meter',
    api: {
      base: '/m',
      page: 'GET page',
      detail: 'GET detail',
      edit: 'POST edit',
      sort: { field: 'by', order: 'dir', ...(many && { many }) },
    },
    fields: { name: text({ wire: 'title', required: true }), place: text(), level: number() },
    when: { level: { readOnly: { place: 'closed' } } },
  });
afterEach(() => vi.unstubAllGlobals());

it('reads each record whole and sends it whole, so that nothing is cleared by what a list left out', async () => {
  const requests = fakeServer({
    detail: ({ id }) => ({ id, title: 'Pump', place: id === '3' ? 'closed' : 'hall', level: 1 }),
    edit: ({ id }) => (id === '2' ? new No('taken') : null),
  });
  const progress: number[] = [];
  const run = changeRecords(meter(), {
    ids: ['1', '2', '3'],
    values: { level: 5 },
    onProgress: (done) => progress.push(done),
  });
  const failure = await run.catch((error: unknown) => error);
  expect(requests.filter(({ path }) => path === 'edit').map(({ params }) => params)).toEqual([
    { id: '1', title: 'Pump', place: 'hall', level: 5 },
    { id: '2', title: 'Pump', place: 'hall', level: 5 },
  ]);
  expect(failure).toBeInstanceOf(BulkFailure);
  if (!(failure instanceof BulkFailure)) return;
  expect(failure.succeeded).toEqual(['1']);
  expect(failure.failed.map(({ id }) => id)).toEqual(['2', '3']);
  expect(progress).toEqual([1, 2, 3]);
});

it('sends an order by several fields as the call wants it', () => {
  const sort = {
    field: 'name',
    order: 'ASC',
    then: [
      { field: 'level', order: 'DESC' },
      { field: 'gone', order: 'ASC' },
    ],
  } as const;
  expect(sortParams(meter(), sort)).toEqual({ by: 'title', dir: 'asc' });
  expect(sortParams(meter('comma'), sort)).toEqual({ by: 'title,level', dir: 'asc,desc' });
  expect(sortParams(meter('pairs'), sort)).toEqual({ by: 'title:asc,level:desc' });
  expect([sortsByMany(meter()), sortsByMany(meter('pairs'))]).toEqual([false, true]);
});

it('orders what is here by several fields, empty values last', () => {
  const rows = [
    { id: '1', a: 2, b: 'x' },
    { id: '2', a: 1, b: 'x' },
    { id: '3', a: 1, b: 'y' },
    { id: '4', b: 'z' },
  ];
  const sorted = sortInMemory(rows, { field: 'a', order: 'ASC', then: [{ field: 'b', order: 'DESC' }] });
  expect(sorted.map(({ id }) => id)).toEqual(['3', '2', '1', '4']);
});
