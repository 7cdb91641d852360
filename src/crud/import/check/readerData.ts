import { currentTime, type Resource } from '@/schema';
import { knownOf } from '../keyed/knownRecords';
import type { RowReader } from '../rows/readRow';
import { finderOf } from '../words/loadFinders';
import type { ReaderData } from './checkTask';

/**
 * What a schema says, as a text: two builds of one schema say the same. Functions are only counted, as each build names
 * what is in them otherwise.
 */
export function schemaSign({ fields, form, when }: Resource): string {
  const parts = Object.entries(fields).map(([name, { type, options }]) => [name, type.name, options]);
  return JSON.stringify([parts, form, when], (_, value: unknown) =>
    typeof value === 'function' ? 'function' : value instanceof RegExp ? value.source : value,
  );
}

/** What a reader knows; undefined where only its functions know it. */
export function dataOf(reader: RowReader): ReaderData | undefined {
  const { resource, columns, finders, readings, since1904, asForm, known } = reader;
  const words = [...finders].flatMap(([name, { known: own }]) => (own ? [[name, own] as const] : []));
  if (words.length < finders.size) return undefined;
  const records = known ? [...known.found()] : [];
  return {
    resource: resource.name,
    sign: schemaSign(resource),
    columns,
    words,
    readings,
    since1904,
    asForm,
    known: known && {
      key: known.key,
      records,
      locked: records.flatMap(([, found]) => found.flatMap((one) => (known.mayEdit(one) ? [] : [one.id]))),
    },
    now: currentTime(),
  };
}

/** A reader that knows the same. */
export function readerFrom(data: ReaderData, resource: Resource): RowReader {
  const { columns, words, readings, since1904, asForm, known } = data;
  const locked = new Set(known?.locked);
  return {
    resource,
    columns,
    finders: new Map(words.map(([name, own]) => [name, finderOf(own)])),
    readings,
    since1904,
    asForm,
    known: known && {
      ...knownOf(resource, known.key, new Map(known.records)),
      mayEdit: ({ id }) => !locked.has(id),
    },
  };
}
