import { expect, test } from 'vitest';
import { checkField, isEmpty, isSortable, matches, type AnyRecord, type Filter, type Resource } from '@/schema';
import { groupValue } from '@/crud/list/groups/groupRows';
import { SOME, type Bench } from './bench';
import { SAME_FOR_ALL } from './samples';

/** Names of the columns that a list lets a person sort by. */
function sortable(resource: Resource): string[] {
  // what can be one thing alone has no order
  const isOne = (name: string) => {
    const field = resource.fields[name];
    return field?.type.codes?.(field.options)?.length === 1;
  };
  return resource.columns
    .filter((column) => isSortable(resource, column) && !isOne(column.field))
    .map(({ field }) => field);
}

const holds = (own: unknown, wanted: unknown): boolean => {
  if (Array.isArray(own)) return [wanted].flat().some((one) => own.includes(one));
  return typeof wanted === 'string' ? String(own).toLowerCase().includes(wanted.toLowerCase()) : own === wanted;
};

const ids = (records: readonly AnyRecord[]): string[] => records.map(({ id }) => id);

/**
 * Records with some value of a field, one for each value: of several values those first that have one, then those that
 * the fewest have.
 */
function samplesOf(records: readonly AnyRecord[], field: string): AnyRecord[] {
  const by = new Map<string, AnyRecord[]>();
  for (const record of records.filter((one) => !isEmpty(one[field]))) {
    const key = JSON.stringify(record[field]);
    by.set(key, [...(by.get(key) ?? []), record]);
  }
  const several = ([first]: readonly AnyRecord[]) => (Array.isArray(first?.[field]) ? first[field].length : 1);
  return [...by.values()]
    .toSorted((a, b) => several(a) - several(b) || a.length - b.length)
    .flatMap(([first]) => first ?? []);
}

/**
 * A filter finds the rows it should and leaves others out: one that every row passes shows nothing, nor one that is
 * never filled.
 */
function checkFilter(bench: Bench, field: string, isRange: boolean): void {
  test(`filters by ${field}`, async ({ skip }) => {
    if (SAME_FOR_ALL.has(`${bench.resource.name} ${field}`))
      return skip(SAME_FOR_ALL.get(`${bench.resource.name} ${field}`));
    const { records, total } = await bench.list();
    const [sample] = samplesOf(records, field);
    expect(
      sample,
      `no record has a value of ${field}: give the sample data some, or it cannot be told whether the filter works`,
    ).toBeDefined();
    const wanted = sample?.[field];
    const found = await bench.list({ filter: { [field]: isRange ? [wanted, wanted] : wanted } });
    expect(ids(found.records)).toContain(sample?.id);
    expect(found.total, `every record passes the filter ${field}: give the sample data another value`).toBeLessThan(
      total,
    );
    for (const record of found.records) expect(holds(record[field], wanted), record.id).toBe(true);
    return undefined;
  });
}

/** A filter that takes several values finds the rows of each, and turned to 'is not' all the others. */
function checkChoices(bench: Bench, { field, many, not }: Filter): void {
  const texts = (records: readonly AnyRecord[]) => [...new Set(records.map((record) => String(record[field])))];
  test(`filters by ${[many && 'several values', not !== undefined && "'is not'"].filter(Boolean).join(' and ')} of ${field}`, async ({
    skip,
  }) => {
    const { records, total } = await bench.list();
    const values = [...new Set(records.map((record) => record[field]).filter((value) => !isEmpty(value)))];
    if (values.length < 2) return skip('all records have the same');
    const wanted = many ? values.slice(0, 2) : values[0];
    const found = await bench.list({ filter: { [field]: wanted } });
    expect(texts(found.records).toSorted()).toEqual([wanted].flat().map(String).toSorted());
    if (not === undefined) return undefined;
    const others = await bench.list({ filter: { [field]: { not: wanted } } });
    expect(others.total).toBe(total - found.total);
    for (const record of others.records) expect([wanted].flat()).not.toContain(record[field]);
    return undefined;
  });
}

/** Texts are sorted as the backend or, where a call answers everything at once, the console sorts them. */
const ORDERS = ['zh', 'en'].map((locale) => new Intl.Collator(locale, { numeric: true }));
const isEqual = (a: readonly unknown[], b: readonly unknown[]) =>
  a.every((one, at) => JSON.stringify(one) === JSON.stringify(b[at]));

/** What a list is sorted by where a value is more than a figure or a text. */
const plain = (value: unknown): unknown =>
  typeof value === 'object' && value !== null
    ? (Reflect.get(value, 'amount') ?? Reflect.get(value, 'value') ?? JSON.stringify(value))
    : value;

function compared(a: unknown, b: unknown, dated: boolean, words: Intl.Collator): number {
  const [x, y] = [plain(a), plain(b)];
  if (typeof x === 'number' && typeof y === 'number') return x - y;
  if (dated) return String(x) < String(y) ? -1 : Number(String(x) > String(y));
  return words.compare(String(x), String(y));
}

function checkSort(bench: Bench, field: string): void {
  test(`sorts by ${field} both ways`, async ({ skip }) => {
    if (SAME_FOR_ALL.has(`${bench.resource.name} ${field}`))
      return skip(SAME_FOR_ALL.get(`${bench.resource.name} ${field}`));
    const [up, down] = await Promise.all(
      (['ASC', 'DESC'] as const).map((order) => bench.list({ sort: { field, order } })),
    );
    const values = ({ records }: { readonly records: readonly AnyRecord[] } = { records: [] }) =>
      records.map((record) => record[field]);
    const [rising, falling] = [values(up), values(down)].map((all) => all.filter((value) => !isEmpty(value)));
    for (const all of [values(up), values(down)])
      expect(
        all.findLastIndex((one) => !isEmpty(one)),
        'empty values last',
      ).toBe(all.filter((one) => !isEmpty(one)).length - 1);
    const dated = Boolean(bench.resource.fields[field]?.type.name.startsWith('date'));
    const inOrder = (all: readonly unknown[] = [], way: 1 | -1) =>
      ORDERS.some((words) =>
        isEqual(
          all,
          all.toSorted((a, b) => way * compared(a, b, dated, words)),
        ),
      );
    expect(inOrder(rising, 1), `rising: ${rising?.slice(0, 8).join(', ')}`).toBe(true);
    expect(inOrder(falling, -1), `falling: ${falling?.slice(0, 8).join(', ')}`).toBe(true);
    expect(
      new Set([...(rising ?? []), ...(falling ?? [])].map((one) => JSON.stringify(one))).size,
      `every record has the same ${field}: any order of them looks sorted`,
    ).toBeGreaterThan(1);
    return undefined;
  });
}

/** A rule marks some rows and leaves others: what marks all or none says nothing. */
function checkTones(bench: Bench): void {
  const { name, tone } = bench.resource;
  if (!tone) return;
  test('marks some rows by its rules, and not all', async ({ skip }) => {
    if (SAME_FOR_ALL.has(`${name} tone`)) return skip(SAME_FOR_ALL.get(`${name} tone`));
    const { records } = await bench.list();
    const marked = records.filter((record) => Object.values(tone).some((rule) => matches(rule, record)));
    expect(marked.length, 'no row is marked: give the sample data one').toBeGreaterThan(0);
    expect(marked.length, 'every row is marked: give the sample data another').toBeLessThan(records.length);
    return undefined;
  });
}

/** What opens below a row says something of one at least. */
function checkExpand(bench: Bench): void {
  const { expand } = bench.resource;
  if (!expand?.fields) return;
  test('has something to show below a row', async () => {
    const { records } = await bench.list();
    const told = records.filter((record) => expand.fields.some((field) => !isEmpty(record[field])));
    expect(told.length, `no row has any of ${expand.fields.join(', ')}`).toBeGreaterThan(0);
  });
}

/** Ways of grouping that are offered put some rows together: groups of one row each say nothing. */
function checkGroups(bench: Bench): void {
  for (const [key, { by }] of Object.entries(bench.resource.groups ?? {}))
    test(`puts rows together by its groups ${key}`, async () => {
      const { records } = await bench.list();
      const keys = new Set(records.map((record) => JSON.stringify(by.map((part) => groupValue(record, part)))));
      expect(keys.size, 'each row is a group of its own').toBeLessThan(records.length);
    });
}

/** Pages, order and filters of a resource's list. */
export function listContract(bench: Bench): void {
  const { resource } = bench;
  const { fields, filters, search } = resource;
  if (!resource.call('page') && !resource.call('tree')) return;

  test('lists rows that can be read, with every value inside its rules', async () => {
    const { records, total } = await bench.list();
    expect(records).toHaveLength(Math.min(SOME, total));
    for (const record of records) {
      expect(record.id).toMatch(/./);
      const refused = Object.entries(fields).flatMap(
        ([own, field]) => checkField(field, record[own], false)?.rule ?? [],
      );
      expect(refused, `record ${record.id}`).toEqual([]);
    }
  });

  test('answers page by page, with the total of all', async () => {
    const { records, total } = await bench.list();
    const pages = await Promise.all([1, 2, 3].map((page) => bench.list({ page, perPage: 3 })));
    // links say only whether there is another page
    const counted = resource.call('page')?.shape?.total;
    const isLinked = typeof counted === 'object' && counted.header.toLowerCase() === 'link';
    if (!isLinked) expect(pages.map((one) => one.total)).toEqual([total, total, total]);
    expect(pages.flatMap((one) => ids(one.records))).toEqual(ids(records.slice(0, 9)));
  });

  checkTones(bench);
  checkExpand(bench);
  checkGroups(bench);
  for (const { field, as } of filters) checkFilter(bench, field, as === 'range');
  for (const filter of filters) if (filter.many || filter.not !== undefined) checkChoices(bench, filter);
  for (const field of sortable(resource)) checkSort(bench, field);

  if (search && !fields[search.param])
    test(`searches by ${search.param}`, async ({ skip }) => {
      const { records } = await bench.list();
      const texts = (record: AnyRecord) => search.in.map((one) => String(record.$texts?.[one] ?? record[one] ?? ''));
      const sought = records.flatMap((record) => texts(record).find((text) => text.length > 2) ?? [])[0];
      if (sought === undefined) return skip('no record has a text to look for');
      const found = await bench.list({ filter: { [search.param]: sought } });
      expect(found.total).toBeGreaterThan(0);
      for (const record of found.records)
        expect(
          texts(record).some((text) => text.toLowerCase().includes(sought.toLowerCase())),
          record.id,
        ).toBe(true);
    });
}
