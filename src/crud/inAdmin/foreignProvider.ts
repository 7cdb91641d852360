import type { DataProvider } from 'react-admin';
import type { ConsoleDataProvider } from '@/data';
import { forEachId } from '@/data/internal';
import { type AnyRecord, type Resource } from '@/schema';
import { targetOf } from '@/schema/internal';

/** So many records are offered to choose from, where nobody says how many. */
const CHOICES = 50;

/** A record as ours: its id and the ids it names are texts, and it says what it is called. */
function asOurs<T extends { readonly id: unknown }>(record: T, resource: Resource | undefined): T {
  const values: Readonly<Record<string, unknown>> = { ...record };
  const named = Object.entries(resource?.fields ?? {}).flatMap(([name, field]) =>
    typeof values[name] === 'number' && targetOf(field) !== '' ? [[name, String(values[name])] as const] : [],
  );
  const title = resource && values[resource.recordTitle];
  return {
    ...record,
    ...Object.fromEntries(named),
    id: String(record.id),
    ...(typeof title === 'string' && title !== '' && { $title: title }),
  };
}

/** An order of no field is that of the provider. */
const orderOf = (sort: { readonly field: string; readonly order: 'ASC' | 'DESC' } | undefined) =>
  sort && sort.field !== '' ? sort : { field: 'id', order: 'ASC' as const };

function missing(method: string): () => Promise<never> {
  return () =>
    Promise.reject(new Error(`The data provider of this <Admin> has no "${method}": give it one of that name.`));
}

/**
 * The data provider of a react-admin app as ours: our ids are texts, and what ours does beyond react-admin's is done
 * with what there is, or by a method of the same name that the app's has.
 *
 * @param find the schema behind a resource of ours, and the app's name of it
 */
export function foreignProvider(
  theirs: DataProvider,
  find: (resource: string) => { readonly name: string; readonly resource?: Resource },
): ConsoleDataProvider {
  const nameOf = (resource: string) => find(resource).name;
  const one = <T extends { readonly id: unknown }>(resource: string, record: T): T =>
    asOurs(record, find(resource).resource);
  const all = <T extends { readonly id: unknown }>(resource: string, records: readonly T[]): T[] =>
    records.map((record) => one(resource, record));
  const own: ConsoleDataProvider = {
    ...theirs,
    supportAbortSignal: true,
    getList: async (resource, { sort, ...params }) => {
      const answer = await theirs.getList(nameOf(resource), { ...params, sort: orderOf(sort) });
      return { ...answer, data: all(resource, answer.data) };
    },
    getOne: async (resource, params) => ({ data: one(resource, (await theirs.getOne(nameOf(resource), params)).data) }),
    getMany: async (resource, params) => ({
      data: all(resource, (await theirs.getMany(nameOf(resource), params)).data),
    }),
    getManyReference: async (resource, { sort, ...params }) => {
      const answer = await theirs.getManyReference(nameOf(resource), { ...params, sort: orderOf(sort) });
      return { ...answer, data: all(resource, answer.data) };
    },
    create: async (resource, params) => ({ data: one(resource, (await theirs.create(nameOf(resource), params)).data) }),
    update: async (resource, params) => ({ data: one(resource, (await theirs.update(nameOf(resource), params)).data) }),
    updateMany: (resource, params) => theirs.updateMany(nameOf(resource), params),
    delete: async (resource, params) => ({ data: one(resource, (await theirs.delete(nameOf(resource), params)).data) }),
    deleteMany: (resource, params) => theirs.deleteMany(nameOf(resource), params),
    options: async (resource, { filter = {}, search, limit = CHOICES } = {}) => {
      const { data, total = data.length } = await own.getList<AnyRecord>(resource, {
        pagination: { page: 1, perPage: limit },
        filter: { ...filter, ...(search && { q: search }) },
      });
      return { data, total };
    },
    change: async (resource, { ids, values, onProgress }) => {
      const data: AnyRecord[] = [];
      let done = 0;
      await forEachId(ids, async (id) => {
        const { data: before } = await own.getOne<AnyRecord>(resource, { id });
        const changed = { ...before, ...values };
        data.push((await own.update<AnyRecord>(resource, { id, data: changed, previousData: before })).data);
        onProgress?.((done += 1));
      });
      return { data };
    },
    tree: missing('tree'),
    action: missing('action'),
    loadAction: missing('loadAction'),
    summary: missing('summary'),
    exportList: missing('exportList'),
  };
  // a method of the app's own of that name is right
  const more = ['options', 'change', 'tree', 'action', 'loadAction', 'summary', 'exportList'] as const;
  for (const name of more) if (typeof theirs[name] === 'function') Object.assign(own, { [name]: theirs[name] });
  return own;
}
