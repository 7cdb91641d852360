import type { DataProvider, DeleteManyParams } from 'react-admin';
import type { Access } from '@/access';
import { setServiceWires, WireError } from '@/api';
import { speakForeign } from '@/api/internal';
import { referencesOf, typeOfTarget } from '@/schema/internal';
import { serviceWire, type AnyRecord, type Id, type Resource } from '@/schema';
import { grantedFields } from '../grants/grantedFields';
import type { BulkWatch } from './bulk';
import type { ConsoleDataProvider } from './consoleDataProvider';
import { listRecords, type Listed } from '../lists/listRecords';
import { getRecord, getRecords } from './reading';
import { createRecordCache } from './recordCache';
import type { Registry } from '../registry/registry';
import { schemaNameOf } from '../registry/resourceName';
import { wholeSchema } from '../registry/wholeSchema';
import { createRecord, deleteRecord, deleteRecords, saveRecord, saveRecords } from './saving';

/** The parts of react-admin's contract, with our record type in the place of any. */
type Methods = Pick<
  DataProvider,
  'getList' | 'getOne' | 'getMany' | 'getManyReference' | 'create' | 'update' | 'updateMany' | 'delete' | 'deleteMany'
>;

interface ReadOptions {
  readonly signal?: AbortSignal | undefined;
  readonly meta?: { readonly quiet?: boolean };
}

/** What a person does to records is not needed for the first list. */
const loadActing = () => import('./loadedLater');

const DEFAULT_PAGE = { page: 1, perPage: 10 };
const idText = (id: unknown): Id => String(id);

/** react-admin asks for whatever record type its caller names; the schema decides what it really is. */
const promised = <T>(record: object): T => record as T;

/** A page that was left asks no more. react-admin logs every failure but the browser's own word for it. */
async function leaving<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof WireError && error.kind === 'aborted'
      ? new DOMException(error.message, 'AbortError')
      : error;
  }
}

/**
 * The data of every resource, by schema: names, paging, filters, sealing and errors as spec 01 §7 and §8 have them.
 * `meta.quiet`: no toast, the caller shows the failure.
 *
 * @param access decides which schema a menu path means; ungranted names are refused without a call
 * @example
 *   const provider = dataProvider(registry, access);
 *   const { data } = await provider.getOne('iot/device', { id: '7' });
 * @public
 */
export function dataProvider(registry: Registry, access: Access): ConsoleDataProvider {
  setServiceWires(serviceWire);
  speakForeign({ of: referencesOf, typeOf: typeOfTarget });
  const cache = createRecordCache();
  const find = async (name: string) =>
    grantedFields(access, name, await wholeSchema(registry, schemaNameOf(access, name)));
  const change = async <T>(resource: Resource, work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } finally {
      cache.forget(resource);
    }
  };
  const records = <T>(list: readonly AnyRecord[]): T[] => list.map((one) => promised<T>(one));
  /** Where nobody counted, `pageInfo` says so, and whether there are more. */
  const listed = <T>(page: number, { data, total, counted, more }: Listed) => ({
    data: records<T>(data),
    total,
    ...(!counted && { pageInfo: { hasNextPage: more, hasPreviousPage: page > 1 } }),
  });
  const optionsOf = ({ signal, meta }: ReadOptions) => ({ signal, quiet: meta?.quiet });

  const standard: Methods = {
    getList: async (name, { pagination = DEFAULT_PAGE, sort, filter, ...rest }) => {
      const query = { ...pagination, sort, filter, ...optionsOf(rest) };
      return listed(query.page, await leaving(listRecords(await find(name), query)));
    },
    getOne: async (name, { id, ...rest }) => {
      const resource = await find(name);
      return { data: promised(await leaving(getRecord(resource, idText(id), optionsOf(rest)))) };
    },
    getMany: async (name, { ids, ...rest }) => {
      const resource = await find(name);
      return { data: records(await leaving(getRecords(resource, ids.map(idText), cache, optionsOf(rest)))) };
    },
    getManyReference: async (name, { target, id, pagination, sort, filter, ...rest }) => {
      const query = { ...pagination, sort, filter: { ...filter, [target]: idText(id) }, ...optionsOf(rest) };
      return listed(query.page, await leaving(listRecords(await find(name), query)));
    },
    create: async (name, { data }) => {
      const resource = await find(name);
      return { data: promised(await change(resource, createRecord(resource, data))) };
    },
    update: async (name, { id, data, previousData }) => {
      const resource = await find(name);
      return { data: promised(await change(resource, saveRecord(resource, idText(id), data, previousData))) };
    },
    updateMany: async (name, { ids, data }) => {
      const resource = await find(name);
      await change(resource, saveRecords(resource, ids.map(idText), data));
      return { data: ids };
    },
    delete: async (name, { id, previousData }) => {
      const resource = await find(name);
      await change(resource, deleteRecord(resource, idText(id), previousData));
      return { data: promised({ ...previousData, id }) };
    },
    deleteMany: async (name, { ids, meta }: DeleteManyParams & { readonly meta?: BulkWatch }) => {
      const resource = await find(name);
      await change(resource, deleteRecords(resource, ids.map(idText), meta));
      return { data: ids };
    },
  };

  return {
    ...standard,
    supportAbortSignal: true,
    tree: async (name, params = {}) => {
      const [{ listTree }, resource] = await Promise.all([import('../lists/listTree'), find(name)]);
      return { data: await listTree(resource, params) };
    },
    options: async (name, params) => (await import('../lists/chooseRecords')).chooseRecords(await find(name), params),
    action: async (name, params) => {
      const resource = await find(name);
      return {
        data: await change(
          resource,
          loadActing().then(({ runAction }) => runAction(resource, params)),
        ),
      };
    },
    loadAction: async (name, params) => ({ data: await (await loadActing()).loadAction(await find(name), params) }),
    summary: async (name, { filter, ...options }) => {
      const { fetchSummary } = await import('../lists/fetchSummary');
      return { data: await fetchSummary(await find(name), filter, options) };
    },
    change: async (name, params) => {
      const resource = await find(name);
      return {
        data: await change(
          resource,
          loadActing().then(({ changeRecords }) => changeRecords(resource, params)),
        ),
      };
    },
    exportList: async (name, params) => ({ data: await (await loadActing()).exportRecords(await find(name), params) }),
  };
}
