import { afterEach, describe, expect, it, vi } from 'vitest';
import { date, defineResource, enumeration, number, reference, rules, text } from '@/dsl';
import type { AnyRecord } from '@/schema';
import { knownRecords } from '../keyed/knownRecords';
import { newRow } from '../rows/importStore';
import { readImportRows } from '../rows/readImportRows';
import type { RowReader } from '../rows/readRow';
import { finderOf } from '../words/loadFinders';
import type { CheckResult, CheckTask } from './checkTask';
import { dataOf, readerFrom, schemaSign } from './readerData';

const thingOf = (max: number) =>
  defineResource({
    name: 'area/thing',
    api: { base: '/area/thing', page: 'GET page', create: 'POST create' },
    fields: {
      serial: text({ required: true, rule: rules.identifier }),
      name: text({ required: true, max }),
      power: number({ min: 0, unit: 'kW' }),
      state: enumeration([0, 1]),
      owner: reference('area/owner'),
      day: date(),
    },
    list: { filters: ['serial'] },
    import: { key: 'serial' },
  });
const thing = thingOf(8);
const columns = ['serial', 'name', 'power', 'state', 'owner', 'day'];
const records: readonly AnyRecord[] = [
  { id: '1', serial: 'SN-1', name: 'One', power: 1, $title: 'One' },
  { id: '2', serial: 'SN-2', name: 'Two', power: 2, $title: 'Two' },
];
const HEADS = ['Serial', 'Name', 'Power', 'State', 'Owner', 'Day'];
const rowOf = (at: number) => [
  `SN-${at}`,
  at % 7 === 0 ? 'much too long' : `N${at}`,
  at % 5 === 0 ? '-1' : `${at} kW`,
  at % 3 === 0 ? 'On' : 'maybe',
  at % 2 === 0 ? 'Ada' : 'Bob',
  at % 11 === 0 ? 'soon' : '2026-11-01',
];

async function readerOf(keyed: boolean): Promise<RowReader> {
  const known = knownRecords({
    resource: thing,
    key: 'serial',
    path: 'area/thing',
    getList: async () => ({ data: records, total: 2 }),
    mayEdit: ({ id }) => id !== '2',
  });
  await known.look(Array.from({ length: 1000 }, (_, at) => `SN-${at}`));
  const finders = new Map([
    ['state', finderOf([{ value: 1, words: ['On', '1'] }])],
    [
      'owner',
      finderOf([
        { value: 'a', words: ['Ada'], zone: 'Asia/Shanghai' },
        { value: 'b1', words: ['Bob'] },
        { value: 'b2', words: ['Bob'] },
      ]),
    ],
  ]);
  return { resource: thing, columns, finders, asForm: true, known: keyed ? known : undefined };
}

/** A worker that knows a schema, and gets and gives what can be copied. */
function stubWorker(schema: typeof thing) {
  const counts = { tasks: 0, ended: 0 };
  class CopyingWorker {
    private readonly listeners = new Set<(event: { readonly data: CheckResult }) => void>();
    private reader: RowReader | undefined;
    addEventListener(kind: string, listener: (event: { readonly data: CheckResult }) => void) {
      if (kind === 'message') this.listeners.add(listener);
    }
    postMessage(given: CheckTask) {
      counts.tasks += 1;
      const task = structuredClone(given);
      if (task.kind === 'begin' && schemaSign(schema) === task.reader.sign)
        this.reader = readerFrom(task.reader, schema);
      const own = this.reader;
      const result: CheckResult =
        task.kind === 'begin'
          ? { kind: 'begun', ready: own !== undefined }
          : { kind: 'rows', rows: own ? task.lines.map(({ line, cells }) => newRow(own, line, cells)) : [] };
      queueMicrotask(() => this.listeners.forEach((listener) => listener({ data: structuredClone(result) })));
    }
    terminate() {
      counts.ended += 1;
    }
  }
  vi.stubGlobal('Worker', CopyingWorker);
  return counts;
}

afterEach(() => void vi.unstubAllGlobals());

const read = async (count: number, keyed: boolean, signal?: AbortSignal) =>
  readImportRows(
    [HEADS, ...Array.from({ length: count }, (_, at) => rowOf(at))],
    0,
    columns,
    await readerOf(keyed),
    () => false,
    signal && { signal },
  );

describe('the check of many rows', () => {
  it.each([[false], [true]])('says beside the page what it says in it, with a key: %j', async (keyed) => {
    const here = await read(1000, keyed);
    const counts = stubWorker(thing);
    const beside = await read(1000, keyed);
    expect(beside).toEqual(here);
    expect(beside.map(({ line }) => line)).toEqual(Array.from({ length: 1000 }, (_, at) => at + 2));
    expect(counts.tasks).toBeGreaterThan(20);
    expect(counts.ended).toBe(1);
  });

  it('is the page’s where the worker has another schema, or rows are few', async () => {
    const counts = stubWorker(thingOf(9));
    expect(await read(1000, false)).toHaveLength(1000);
    expect(counts).toEqual({ tasks: 1, ended: 1 });
    await read(100, false);
    expect(counts.tasks).toBe(1);
  });

  it('ends where it is called off', async () => {
    const counts = stubWorker(thing);
    await expect(read(1000, false, AbortSignal.abort())).rejects.toThrow(/abort/i);
    expect(counts.ended).toBeGreaterThan(0);
  });

  it('is left to the page where only a function knows what words mean', async () => {
    const reader = await readerOf(false);
    expect(dataOf(reader)).toBeDefined();
    expect(dataOf({ ...reader, finders: new Map([['state', { find: () => [1], suggestions: [] }]]) })).toBeUndefined();
  });
});
