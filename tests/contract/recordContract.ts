import { objectOf } from '@/schema/objectOf';
import { expect, test } from 'vitest';
import { call } from '@/api';
import { invoke } from '@/data/records/invoke';
import { readFigures } from '@/report/answer/readFigures';
import { readRows } from '@/report/answer/readRows';
import { readSeries } from '@/report/answer/readSeries';
import {
  encodeField,
  idParams,
  isEmpty,
  isRelatedList,
  wholeMeasure,
  type AnyRecord,
  type AnyRelated,
  type Resource,
} from '@/schema';
import { targetOf } from '@mocks/crud/targets';
import { failure, SOME, type Bench } from './bench';

type RelatedBlock = Exclude<AnyRelated, { readonly resource: string }>;

/** Figures a block on a record's page reads from an answer. */
function figuresIn(resource: Resource, block: RelatedBlock, raw: unknown): readonly unknown[] {
  const frame = { zone: 'UTC', today: '2026-06-15' };
  if (block.kind === 'figures')
    return Object.values(readFigures(raw, resource.measures, block.show)).map(({ value }) => value);
  if (block.kind === 'chart')
    return readSeries(raw, resource.measures, block, frame).series.map(({ values }) => values);
  if (block.kind === 'table')
    return readRows(raw, { params: {}, fields: {}, measures: resource.measures }, block, frame).rows;
  return [raw];
}

function checkSummary(bench: Bench): void {
  const { resource } = bench;
  const { summary, measures, filters, fields } = resource;
  if (!summary) return;
  const request = async (filter: object) =>
    readFigures(
      (await bench.signedIn().provider.summary(bench.name, { filter: { ...filter } })).data,
      measures,
      summary.show,
    );
  test('sums up what its filters find, above the list', async () => {
    const [narrow] = filters.filter(({ as }) => as === undefined);
    const { records, total } = await bench.list();
    const sample = narrow && records.find((record) => !isEmpty(record[narrow.field]));
    const [whole, part] = await Promise.all([
      request({}),
      request(narrow && sample ? { [narrow.field]: sample[narrow.field] } : {}),
    ]);
    for (const key of summary.show) {
      const value = whole[key]?.value;
      expect(value, key).toEqual(expect.any(Number));
      const known = records.map((record) => record[key]).filter((one) => !isEmpty(one));
      const sum = known.reduce<number>((all, one) => all + Number(one), 0);
      const measure = measures[key];
      // Of shares and prices it is the mean that is told.
      const isShare = measure && !wholeMeasure(measure).sums && /%|\//.test(measure.unit);
      if (fields[key] && total <= SOME)
        expect(value, key).toBeCloseTo(isShare ? sum / Math.max(1, known.length) : sum, 3);
      if (measures[key]?.unit === '') expect(part[key]?.value, key).toBeLessThanOrEqual(value ?? 0);
    }
  });
}

/** Figures above a list and on a record's page, what actions load, and the versions of a record. */
export function recordContract(bench: Bench): void {
  const { resource } = bench;
  const { versions } = resource;
  checkSummary(bench);

  for (const [key, related] of Object.entries(resource.related)) {
    if (isRelatedList(related) || related.call === undefined) continue;
    test(`has the figures of ${key} for a record`, async ({ skip }) => {
      const [record] = (await bench.list({ perPage: 1 })).records;
      if (!record) return skip('there is no record');
      const spec = resource.resolve(related.call ?? 'GET .');
      const raw = await invoke(spec, idParams(spec, record.id));
      const found = figuresIn(
        resource,
        related,
        (related.at?.split('.') ?? []).reduce<unknown>((value, name) => Reflect.get(objectOf(value), name), raw),
      );
      expect(found.length).toBeGreaterThan(0);
      expect(found.some((one) => !isEmpty(one))).toBe(true);
    });
  }

  for (const [key, { load, shows = {} }] of Object.entries(resource.actions)) {
    if (load === undefined) continue;
    test(`loads what ${key} shows`, async ({ skip }) => {
      const [record] = (await bench.list({ perPage: 1 })).records;
      if (!record) return skip('there is no record');
      const spec = resource.resolve(load);
      const raw = await invoke(spec, idParams(spec, record.id));
      expect(Object.keys(objectOf(raw))).toEqual(
        expect.arrayContaining(
          Object.entries(shows)
            .filter(([, field]) => field.required)
            .map(([name, { options }]) => options.wire ?? name),
        ),
      );
    });
  }

  if (!versions) return;
  const of = (record: AnyRecord) => {
    const field = resource.fields[versions.of];
    return field ? encodeField(field, versions.of, record[versions.of]) : {};
  };
  /** A record with a current version: of a list, or, where nothing lists them, of what they belong to. */
  const versioned = async (): Promise<AnyRecord | undefined> => {
    if (resource.call('page')) return (await bench.list({ perPage: 1 })).records[0];
    const field = resource.fields[versions.of];
    const owners = await bench
      .signedIn()
      .provider.getList(`@${(field && targetOf(field)) ?? ''}`, { pagination: { page: 1, perPage: 100 } });
    for (const { id } of owners.data) {
      const record = { id: String(id), [versions.of]: id };
      if (await invoke(resource.resolve(versions.current.detail), of(record)).catch(() => null)) return record;
    }
    return undefined;
  };
  test('has a current version, and no reserved one that nobody reserved', async ({ skip }) => {
    const record = await versioned();
    if (!record) return skip('there is no record');
    expect(Object.keys(objectOf(await invoke(resource.resolve(versions.current.detail), of(record))))).not.toEqual([]);
    const reserved = await invoke(resource.resolve(versions.reserved.detail), of(record));
    const { cancel } = versions.reserved;
    if (reserved === null && cancel !== undefined) {
      const { method, path } = resource.resolve(cancel);
      await failure(call({ method, path, params: of(record) }), 'taking back what nobody reserved');
    }
  });
}
