import { describe, expect, it } from 'vitest';
import { defineResource, number, text } from '@/dsl';
import type { AnyRecord, Resource } from '@/schema';
import { kindsOf, stateOf, validationErrorsOf } from '../rows/importRow';
import { createImportStore, newRow } from '../rows/importStore';
import { knownRecords } from './knownRecords';

type Filters = readonly ('serial' | { readonly field: 'serial'; readonly many: true })[];

const meterOf = (filters: Filters): Resource =>
  defineResource({
    name: 'area/meter',
    api: '/area/meter',
    fields: {
      serial: text({ required: true }),
      name: text({ required: true, max: 8 }),
      power: number({ min: 0, unit: 'kW', decimals: 1 }),
      site: text({ fixed: true }),
      note: text(),
    },
    list: { filters },
    import: { key: 'serial' },
  });

const meter = (id: number, more: object = {}): AnyRecord => ({
  id: String(id),
  serial: `SN-${id}`,
  name: `M${id}`,
  power: id,
  site: 'north',
  ...more,
});

interface Query {
  readonly filter: Readonly<Record<string, unknown>>;
  readonly pagination: { readonly page: number; readonly perPage: number };
}

/** A list that pages by 500 and finds serials by part, as servers do. */
function listOf(records: readonly AnyRecord[]) {
  const queries: unknown[] = [];
  const getList = async (_: string, { filter, pagination: { page, perPage } }: Query) => {
    queries.push(filter);
    const wanted = [filter.serial ?? ''].flat().map(String);
    const found = records.filter(({ serial }) => wanted.some((one) => String(serial).includes(one)));
    return { data: found.slice((page - 1) * perPage, page * perPage), total: found.length };
  };
  return { queries, getList };
}

async function known(
  records: readonly AnyRecord[],
  keys: readonly string[],
  filters: Filters = ['serial'],
  mayEdit = () => true,
) {
  const { queries, getList } = listOf(records);
  const resource = meterOf(filters);
  const found = knownRecords({ resource, key: 'serial', path: 'area/meter', getList, mayEdit });
  await found.look(keys);
  return { queries, found, resource };
}

const ids = (records: readonly AnyRecord[] | undefined) => records?.map(({ id }) => id);
const many = Array.from({ length: 1200 }, (_, at) => meter(at + 1));

describe('records of a key', () => {
  it('are those whose value is the whole key, whatever else the filter finds', async () => {
    const { found, queries } = await known(many, ['SN-1', 'SN-12', 'none', '']);
    expect(queries).toContainEqual({ serial: 'SN-1' });
    expect([ids(found.of('SN-1')), ids(found.of('SN-12')), found.of('none'), found.of('other')]).toEqual([
      ['1'],
      ['12'],
      [],
      undefined,
    ]);
  });

  it('are queries for together where the filter takes several', async () => {
    const keys = many.slice(0, 100).map(({ serial }) => String(serial));
    const { queries, found } = await known(many, keys, [{ field: 'serial', many: true }]);
    expect(queries.filter((one) => JSON.stringify(one).includes('SN-1"'))[0]).toMatchObject({
      serial: expect.arrayContaining(['SN-1', 'SN-50']),
    });
    expect(keys.every((key) => found.of(key)?.length === 1)).toBe(true);
  });

  it.each<[string, Filters, number]>([
    ['a list without the filter', [], 1],
    ['fewer pages than keys', ['serial'], 900],
  ])('are read with the whole list: %s', async (_, filters, count) => {
    const { queries, found } = await known(
      many,
      many.slice(0, count).map(({ serial }) => String(serial)),
      filters,
    );
    expect(new Set(queries.map((one) => JSON.stringify(one)))).toEqual(new Set(['{}']));
    expect(queries.length).toBeLessThan(6);
    expect(ids(found.of('SN-1'))).toEqual(['1']);
  });

  it('are looked for once', async () => {
    const { queries, found } = await known(many, ['SN-1']);
    const before = queries.length;
    await found.look(['SN-1']);
    expect(queries).toHaveLength(before);
  });
});

describe('rows of a file with a key', () => {
  const records = [meter(1), meter(2), meter(3), meter(31, { serial: 'SN-3' })];
  const storeOf = async (rows: readonly (readonly string[])[], mayEdit = () => true) => {
    const { found, resource } = await known(
      records,
      rows.map(([serial = '']) => serial),
      ['serial'],
      mayEdit,
    );
    const columns = ['serial', 'name', 'power', 'site'];
    const reader = { resource, columns, finders: new Map(), asForm: true, known: found };
    const cells = (row: readonly string[]) => Object.fromEntries(columns.map((name, at) => [name, row[at] ?? '']));
    return createImportStore(
      rows.map((row, at) => newRow(reader, at + 2, cells(row))),
      reader,
    );
  };
  const told = (store: Awaited<ReturnType<typeof storeOf>>) =>
    store
      .snapshot()
      .rows.map((row) => [
        stateOf(row),
        row.kind,
        ...Object.entries(validationErrorsOf(row)).map(([name, { rule }]) => `${name} ${rule}`),
      ]);

  it('are new, change what the file says, or say what the record says', async () => {
    const store = await storeOf([
      ['SN-9', 'New'],
      ['SN-1', '', '7.5'],
      ['SN-2', 'M2', '2', 'north'],
    ]);
    expect(told(store)).toEqual([
      ['ready', 'created'],
      ['ready', 'changed'],
      ['same', 'same'],
    ]);
    const { rows } = store.snapshot();
    expect(rows[1]?.change).toEqual({ record: records[0], values: { power: 7.5 } });
    expect(kindsOf(rows, () => true)).toEqual({ created: 1, changed: 1, same: 1 });
    expect(store.snapshot().counts).toMatchObject({ ready: 2, same: 1 });
  });

  it('are told of what nobody can decide', async () => {
    const store = await storeOf([
      ['SN-3', 'Which'],
      ['SN-1', 'One'],
      ['sn-1', 'Other'],
      ['', 'None'],
    ]);
    expect(told(store)).toEqual([
      ['failed', 'created', 'serial sheetManyRecords'],
      ['failed', 'changed', 'serial sheetTwin'],
      ['failed', 'created', 'serial sheetTwin'],
      ['failed', 'created', 'serial required'],
    ]);
    expect(store.snapshot().rows[1]?.problems.serial?.args).toEqual({ line: 4 });
  });

  it('keep the rules of the edit form, for what the file says', async () => {
    const store = await storeOf([
      ['SN-1', 'Much too long'],
      ['SN-2', '', '', 'south'],
      ['SN-9', ''],
    ]);
    expect(told(store)).toEqual([
      ['failed', 'changed', 'name maxLength'],
      ['failed', 'same', 'site sheetFixed'],
      ['failed', 'created', 'name required'],
    ]);
  });

  it('change no record that this user may not edit', async () => {
    const store = await storeOf([['SN-1', 'One']], () => false);
    expect(told(store)).toEqual([['failed', 'created', 'serial sheetNoEdit']]);
  });

  it('wait for a look at a key that was corrected', async () => {
    const store = await storeOf([['SN-8', 'M2', '2']]);
    store.edit(2, 'serial', 'SN-2');
    expect(told(store)).toEqual([['failed', 'created', 'serial sheetNotLooked']]);
    await store.reader.known?.look(['SN-2']);
    store.edit(2, 'serial', 'SN-2');
    expect(told(store)).toEqual([['same', 'same']]);
  });
});
