import { type ConsoleDataProvider, filterInMemory, pageInMemory, sortInMemory } from '@/data';
import { type AnyRecord, type Id, type Resource, type TreeNode, foldText, typeOptions } from '@/schema';
import { sampleRecords } from './sampleRecords';

/** react-admin asks for whatever record type its caller names. */
const promised = <T>(record: object): T => record as T;
const idText = (id: unknown): Id => String(id);

/** Records of imported resources, as long as the page lives. */
export type Memory = ReadonlyMap<string, { readonly resource: Resource; records: AnyRecord[] }>;

export function openMemory(resources: readonly Resource[]): Memory {
  const known = new Set(resources.map(({ name }) => name));
  return new Map(resources.map((resource) => [resource.name, { resource, records: sampleRecords(resource, known) }]));
}

function treeOf(records: readonly AnyRecord[], field: string): TreeNode[] {
  const nodes = (parent: string): TreeNode[] =>
    records
      .filter((one) => String(one[field] ?? '') === parent && one.id !== parent)
      .map((record) => ({ record, children: nodes(record.id) }));
  return nodes('');
}

/** The data of imported resources is in memory, that of all others where it always is. */
export function memoryRecords(memory: Memory, below: ConsoleDataProvider): ConsoleDataProvider {
  const of = (name: string) => {
    const own = memory.get(name);
    if (!own) throw new Error(`There is no ${name} in memory.`);
    return own;
  };
  const one = (name: string, id: unknown): AnyRecord => {
    const found = of(name).records.find((record) => record.id === idText(id));
    if (!found) throw new Error(`There is no record ${String(id)}.`);
    return found;
  };
  /** With the words of what it refers to, as a backend tells them. */
  const shown = (name: string, record: AnyRecord): AnyRecord => {
    const texts = Object.entries(of(name).resource.fields).flatMap(([field, one]) => {
      const { target: name } = typeOptions(one);
      const target = name === undefined ? undefined : memory.get(name);
      const title = target?.records.find(({ id }) => id === record[field])?.[target.resource.recordTitle];
      return title === undefined ? [] : [[field, String(title)]];
    });
    return texts.length > 0 ? { ...record, $texts: Object.fromEntries(texts) } : record;
  };
  const put = (name: string, ids: readonly unknown[], values: object): AnyRecord[] => {
    const own = of(name);
    const wanted = new Set(ids.map(idText));
    own.records = own.records.map((record) =>
      wanted.has(record.id) ? { ...record, ...values, id: record.id } : record,
    );
    return own.records.filter(({ id }) => wanted.has(id));
  };
  const drop = (name: string, ids: readonly unknown[]) => {
    const own = of(name);
    const gone = new Set(ids.map(idText));
    own.records = own.records.filter(({ id }) => !gone.has(id));
  };
  const found = (
    name: string,
    { filter = {}, sort }: { readonly filter?: object; readonly sort?: Parameters<typeof sortInMemory>[1] },
  ) => {
    const { resource, records } = of(name);
    return sortInMemory(
      filterInMemory(
        resource,
        records.map((record) => shown(name, record)),
        { ...filter },
      ),
      sort,
    );
  };
  const isOwn = (name: string) => memory.has(name);

  return {
    ...below,
    getList: async (name, params) => {
      if (!isOwn(name)) return below.getList(name, params);
      const { page, perPage } = params.pagination ?? { page: 1, perPage: 10 };
      const records = found(name, params);
      return { data: pageInMemory(records, page, perPage).map((record) => promised(record)), total: records.length };
    },
    getOne: async (name, params) =>
      isOwn(name) ? { data: promised(shown(name, one(name, params.id))) } : below.getOne(name, params),
    getMany: async (name, params) => {
      if (!isOwn(name)) return below.getMany(name, params);
      const wanted = new Set(params.ids.map(idText));
      return {
        data: of(name).records.flatMap((record) => (wanted.has(record.id) ? [promised(shown(name, record))] : [])),
      };
    },
    getManyReference: async (name, params) => {
      if (!isOwn(name)) return below.getManyReference(name, params);
      const records = found(name, { ...params, filter: { ...params.filter, [params.target]: idText(params.id) } });
      return {
        data: pageInMemory(records, params.pagination.page, params.pagination.perPage).map((record) =>
          promised(record),
        ),
        total: records.length,
      };
    },
    create: async (name, params) => {
      if (!isOwn(name)) return below.create(name, params);
      const own = of(name);
      const record: AnyRecord = {
        ...params.data,
        id: idText(1 + Math.max(0, ...own.records.map(({ id }) => Number(id)))),
      };
      own.records = [record, ...own.records];
      return { data: promised(record) };
    },
    update: async (name, params) =>
      isOwn(name) ? { data: promised(put(name, [params.id], params.data)[0] ?? {}) } : below.update(name, params),
    updateMany: async (name, params) => {
      if (!isOwn(name)) return below.updateMany(name, params);
      put(name, params.ids, params.data);
      return { data: params.ids };
    },
    delete: async (name, params) => {
      if (!isOwn(name)) return below.delete(name, params);
      drop(name, [params.id]);
      return { data: promised({ ...params.previousData, id: params.id }) };
    },
    deleteMany: async (name, params) => {
      if (!isOwn(name)) return below.deleteMany(name, params);
      drop(name, params.ids);
      return { data: params.ids };
    },
    tree: async (name, params) =>
      isOwn(name) ? { data: treeOf(found(name, {}), of(name).resource.tree?.parent ?? '') } : below.tree(name, params),
    options: async (name, params) => {
      if (!isOwn(name)) return below.options(name, params);
      const title = of(name).resource.recordTitle;
      const part = foldText(params?.search ?? '');
      const records = found(name, { filter: params?.filter ?? {} }).filter((record) =>
        foldText(String(record[title] ?? '')).includes(part),
      );
      return { data: records.slice(0, params?.limit ?? 50), total: records.length };
    },
    action: async (name, params) => (isOwn(name) ? { data: { answer: null } } : below.action(name, params)),
    loadAction: async (name, params) => (isOwn(name) ? { data: {} } : below.loadAction(name, params)),
    summary: async (name, params) => (isOwn(name) ? { data: {} } : below.summary(name, params)),
    change: async (name, params) =>
      isOwn(name) ? { data: put(name, params.ids, params.values) } : below.change(name, params),
    exportList: async (name, params) =>
      isOwn(name)
        ? {
            data: {
              blob: new Blob([JSON.stringify(found(name, params ?? {}), null, 2)], { type: 'application/json' }),
              name: `${name.replace('/', '-')}.json`,
            },
          }
        : below.exportList(name, params),
  };
}
