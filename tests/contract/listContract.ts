import { expect, test } from 'vitest';
import { checkField, isEmpty, type AnyRecord, type Filter, type Resource } from '@/schema';
import { SOME, type Bench } from './bench';

/** Names of the columns that a list lets a person sort by. */
function sortable(resource: Resource): string[] {
  if (resource.api.sort === false) return [];
  return resource.columns.flatMap(({ field: name, sortable: own }) => {
    const field = resource.fields[name];
    return field && !field.type.derive && (own ?? field.options.sortable ?? field.type.sortable) ? [name] : [];
  });
}

const holds = (own: unknown, wanted: unknown): boolean => {
  if (Array.isArray(own)) return [wanted].flat().some((one) => own.includes(one));
  return typeof wanted === 'string' ? String(own).toLowerCase().includes(wanted.toLowerCase()) : own === wanted;
};

const ids = (records: readonly AnyRecord[]): string[] => records.map(({ id }) => id);

function checkFilter(bench: Bench, field: string, isRange: boolean): void {
  test(`filters by ${field}`, async ({ skip }) => {
    const { records, total } = await bench.list();
    const sample = records.find((record) => !isEmpty(record[field]));
    if (!sample) return skip('no record has a value of it');
    const found = await bench.list({ filter: { [field]: isRange ? [sample[field], sample[field]] : sample[field] } });
    expect(ids(found.records)).toContain(sample.id);
    expect(found.total).toBeLessThanOrEqual(total);
    for (const record of found.records) expect(holds(record[field], sample[field]), record.id).toBe(true);
  });
}

/** A filter that takes several values finds the rows of each, and turned to 'is not' all the others. */
function checkChoices(bench: Bench, { field, many, not }: Filter): void {
  const texts = (records: readonly AnyRecord[]) => [...new Set(records.map((record) => String(record[field])))];
  test(`filters by ${[many && 'several values', not !== undefined && "'is not'"].filter(Boolean).join(' and ')} of ${field}`, async ({ skip }) => {
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

function checkSort(bench: Bench, field: string): void {
  test(`sorts by ${field} both ways`, async () => {
    const [up, down] = await Promise.all((['ASC', 'DESC'] as const).map((order) => bench.list({ sort: { field, order } })));
    const values = ({ records }: { readonly records: readonly AnyRecord[] } = { records: [] }) => records.map((record) => record[field]);
    const [rising, falling] = [values(up), values(down)].map((all) => all.filter((value) => !isEmpty(value)));
    for (const all of [values(up), values(down)]) expect(all.findLastIndex((one) => !isEmpty(one)), 'empty values last').toBe(all.filter((one) => !isEmpty(one)).length - 1);
    if ((up?.total ?? 0) <= SOME) expect(falling).toEqual(rising?.toReversed());
    if (rising?.every((value) => typeof value === 'number')) expect(rising).toEqual(rising.toSorted((a, b) => Number(a) - Number(b)));
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
      const refused = Object.entries(fields).flatMap(([own, field]) => checkField(field, record[own], false)?.rule ?? []);
      expect(refused, `record ${record.id}`).toEqual([]);
    }
  });

  test('answers page by page, with the total of all', async () => {
    const { records, total } = await bench.list();
    const pages = await Promise.all([1, 2, 3].map((page) => bench.list({ page, perPage: 3 })));
    expect(pages.map((one) => one.total)).toEqual([total, total, total]);
    expect(pages.flatMap((one) => ids(one.records))).toEqual(ids(records.slice(0, 9)));
  });

  for (const { field, as } of filters) checkFilter(bench, field, as === 'range');
  for (const filter of filters) if (filter.many || filter.not !== undefined) checkChoices(bench, filter);
  for (const field of sortable(resource)) checkSort(bench, field);

  if (search && !fields[search.param]) test(`searches by ${search.param}`, async ({ skip }) => {
    const { records } = await bench.list();
    const texts = (record: AnyRecord) => search.in.map((one) => String(record.$texts?.[one] ?? record[one] ?? ''));
    const sought = records.flatMap((record) => texts(record).find((text) => text.length > 2) ?? [])[0];
    if (sought === undefined) return skip('no record has a text to look for');
    const found = await bench.list({ filter: { [search.param]: sought } });
    expect(found.total).toBeGreaterThan(0);
    for (const record of found.records) expect(texts(record).some((text) => text.toLowerCase().includes(sought.toLowerCase())), record.id).toBe(true);
  });
}
