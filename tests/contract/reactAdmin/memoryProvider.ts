import type { DataProvider } from 'react-admin';
import { WireError } from '@/api';

interface Row {
  readonly id: string;
  readonly [name: string]: unknown;
}

const matches = (row: Row, filter: Readonly<Record<string, unknown>>) =>
  Object.entries(filter).every(([name, wanted]) =>
    name === 'q' ? JSON.stringify(row).includes(String(wanted)) : String(row[name]) === String(wanted),
  );

/** A data provider over tables in memory; what was asked of it is told in `calls`. */
export function memoryProvider(tables: Record<string, Row[]>) {
  const calls: { readonly method: string; readonly name: string; readonly params: object }[] = [];
  const rowsOf = (name: string): Row[] => {
    const rows = tables[name.replace(/^@/, '')] ?? tables[NAMES[name] ?? ''];
    if (!rows) throw new WireError({ kind: 'forbidden', messageKey: 'errors.forbidden' });
    return rows;
  };
  const put = (name: string, next: Row[]) => rowsOf(name).splice(0, Infinity, ...next);
  const told =
    <P extends object, R>(method: string, run: (name: string, params: P) => R) =>
    async (name: string, params: P) => {
      calls.push({ method, name, params });
      return run(name, params);
    };
  const one = (name: string, id: unknown) => {
    const row = rowsOf(name).find((each) => each.id === String(id));
    if (!row) throw new WireError({ kind: 'business', messageKey: 'errors.notFound', status: 404 });
    return row;
  };
  const provider = {
    getList: told('getList', (name, { filter = {}, pagination = { page: 1, perPage: 10 }, sort }: ListParams) => {
      const found = rowsOf(name).filter((row) => matches(row, filter));
      const sign = sort?.order === 'DESC' ? -1 : 1;
      const sorted = sort
        ? found.toSorted((a, b) => sign * String(a[sort.field]).localeCompare(String(b[sort.field])))
        : found;
      const from = (pagination.page - 1) * pagination.perPage;
      return { data: sorted.slice(from, from + pagination.perPage), total: found.length };
    }),
    getOne: told('getOne', (name, { id }: { readonly id: unknown }) => ({ data: one(name, id) })),
    getMany: told('getMany', (name, { ids }: { readonly ids: readonly unknown[] }) => ({
      data: ids.map((id) => one(name, id)),
    })),
    getManyReference: told(
      'getManyReference',
      (name, { target, id }: { readonly target: string; readonly id: unknown }) => {
        const data = rowsOf(name).filter((row) => row[target] === String(id));
        return { data, total: data.length };
      },
    ),
    create: told('create', (name, { data }: { readonly data: object }) => {
      const row = { ...data, id: String(rowsOf(name).length + 100) };
      put(name, [...rowsOf(name), row]);
      return { data: row };
    }),
    update: told('update', (name, { id, data }: { readonly id: unknown; readonly data: object }) => {
      const row = { ...one(name, id), ...data };
      put(
        name,
        rowsOf(name).map((each) => (each.id === row.id ? row : each)),
      );
      return { data: row };
    }),
    updateMany: told('updateMany', (_, { ids }: { readonly ids: readonly unknown[] }) => ({ data: ids })),
    delete: told('delete', (name, { id }: { readonly id: unknown }) => {
      const row = one(name, id);
      put(
        name,
        rowsOf(name).filter((each) => each !== row),
      );
      return { data: row };
    }),
    deleteMany: told('deleteMany', (name, { ids }: { readonly ids: readonly unknown[] }) => {
      put(
        name,
        rowsOf(name).filter((each) => !ids.includes(each.id)),
      );
      return { data: ids };
    }),
    action: told('action', () => ({ data: { answer: null } })),
  };
  // react-admin's types let a caller name whatever record it expects
  return { calls, provider: provider as unknown as DataProvider };
}

interface ListParams {
  readonly filter?: Readonly<Record<string, unknown>>;
  readonly pagination?: { readonly page: number; readonly perPage: number };
  readonly sort?: { readonly field: string; readonly order: string };
}

/** Menus and the tables they lead to. */
const NAMES: Readonly<Record<string, string>> = { books: 'shop/book', 'trade/author': 'shop/author' };
