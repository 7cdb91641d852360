import { cleanValue, isEmpty, type AnyRecord, type Resource } from '@/schema';

/** Rows asked for at once; a server that gives fewer is asked more often. */
const PAGE = 500;
/** Values that a filter of several is asked for at once. */
const TOGETHER = 50;
/** Calls under way together. */
const AT_ONCE = 4;

/** The records that rows of a file may change, by the key they share with them. */
export interface KnownRecords {
  /** Name of the key's field. */
  readonly key: string;
  /** Records with that key; undefined while nobody has looked for it. */
  of(value: unknown): readonly AnyRecord[] | undefined;
  /** All that were looked for, by the text of their key. */
  found(): ReadonlyMap<string, readonly AnyRecord[]>;
  /** Looks for the records of keys that nobody has looked for. Rejects when they cannot be read. */
  look(values: Iterable<unknown>, signal?: AbortSignal): Promise<void>;
  /** Whether this user may edit it as it is now. */
  mayEdit(record: AnyRecord): boolean;
}

interface Page {
  readonly data: readonly AnyRecord[];
  readonly total?: number | undefined;
}
interface PageParams {
  readonly filter: Readonly<Record<string, unknown>>;
  readonly pagination: { readonly page: number; readonly perPage: number };
  readonly meta: { readonly quiet: true };
  readonly signal?: AbortSignal;
}

/** Where records are read, and how the list is asked for a key. */
interface Sources {
  readonly resource: Resource;
  readonly key: string;
  getList(path: string, params: PageParams): Promise<Page>;
  /** react-admin's name of the resource. */
  readonly path: string;
  mayEdit(record: AnyRecord): boolean;
}

type ReadPage = (filter: Readonly<Record<string, unknown>>, page: number) => Promise<Page>;

/** All records of a filter, page by page; each once, also when some are added meanwhile. */
async function readEach(readPage: ReadPage, filter: Readonly<Record<string, unknown>>): Promise<AnyRecord[]> {
  const records = new Map<string, AnyRecord>();
  for (let page = 1; ; page += 1) {
    const { data, total = 0 } = await readPage(filter, page);
    const before = records.size;
    for (const record of data) records.set(record.id, record);
    if (records.size === before || records.size >= total) return [...records.values()];
  }
}

/** The filters that find all keys; undefined where reading the whole list costs fewer calls, or is all there is. */
async function filtersFor(
  { resource, key }: Sources,
  keys: readonly unknown[],
  readPage: ReadPage,
): Promise<readonly Readonly<Record<string, unknown>>[] | undefined> {
  const filter = resource.filters.find(({ field }) => field === key);
  if (!filter || filter.as === 'range' || resource.call('page')?.pages === false) return undefined;
  const size = filter.many ? TOGETHER : 1;
  const filters = Array.from({ length: Math.ceil(keys.length / size) }, (_, at) => {
    const some = keys.slice(at * size, (at + 1) * size);
    return { [key]: filter.many ? some : some[0] };
  });
  if (filters.length <= AT_ONCE) return filters;
  const { data, total = 0 } = await readPage({}, 1);
  return Math.ceil(total / Math.max(1, data.length)) <= filters.length ? undefined : filters;
}

/** A key as a text by which records are told apart. */
const keyText = ({ fields }: Resource, key: string, value: unknown): string => {
  const field = fields[key];
  return isEmpty(value) || !field ? '' : String(cleanValue(field, value));
};

/** The records that were looked for; more cannot be. */
export const knownOf = (
  resource: Resource,
  key: string,
  known: ReadonlyMap<string, readonly AnyRecord[]>,
): Omit<KnownRecords, 'mayEdit'> => ({
  key,
  of: (value) => known.get(keyText(resource, key, value)),
  found: () => known,
  look: async () => undefined,
});

/**
 * Records of the list by a key. The list is asked by its filter of that field, for several keys at once where it can be
 * asked so; it is read whole where it has none, or where that takes fewer calls. What the list answers beside the keys
 * (a filter by part does) is no record of a row.
 */
export function knownRecords(sources: Sources): KnownRecords {
  const { resource, key, path, getList, mayEdit } = sources;
  const textOf = (value: unknown): string => keyText(resource, key, value);
  const known = new Map<string, AnyRecord[]>();
  return {
    ...knownOf(resource, key, known),
    mayEdit,
    look: async (values, signal) => {
      const wanted = new Map([...values].map((value) => [textOf(value), value]));
      wanted.delete('');
      for (const text of known.keys()) wanted.delete(text);
      if (wanted.size === 0) return;
      const readPage: ReadPage = async (filter, page) => {
        const answer = await getList(path, {
          filter,
          pagination: { page, perPage: PAGE },
          meta: { quiet: true },
          ...(signal && { signal }),
        });
        signal?.throwIfAborted();
        return answer;
      };
      const found = new Map<string, AnyRecord>();
      const waiting = [...((await filtersFor(sources, [...wanted.values()], readPage)) ?? [{}])];
      const next = async (): Promise<void> => {
        for (let filter = waiting.shift(); filter; filter = waiting.shift())
          for (const record of await readEach(readPage, filter)) found.set(record.id, record);
      };
      await Promise.all(Array.from({ length: AT_ONCE }, next));
      for (const text of wanted.keys()) known.set(text, []);
      for (const record of found.values()) known.get(textOf(record[key]))?.push(record);
    },
  };
}
