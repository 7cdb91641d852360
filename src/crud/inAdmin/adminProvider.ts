import type { DataProvider } from 'react-admin';
import type { ConsoleDataProvider } from '@/data';

function missing(method: string): () => Promise<never> {
  return () =>
    Promise.reject(new Error(`The data provider of this <Admin> has no "${method}": give it one of that name.`));
}

interface Around {
  /** Our name of a resource that a schema is given for. */
  ours(resource: string): string | undefined;
  /** Told after each change. */
  onChange(): void;
}

/**
 * The data provider of our pages in a react-admin app: schemas are asked for by ours, which stands on that of the app,
 * all else by the app's own. What goes beyond react-admin is done by a method of the same name that the app's has.
 */
export function adminProvider(
  theirs: DataProvider,
  own: ConsoleDataProvider,
  { ours, onChange }: Around,
): ConsoleDataProvider {
  const of = (resource: string): DataProvider => (ours(resource) === undefined ? theirs : own);
  const named = (resource: string): string => ours(resource) ?? resource;
  // one combined of others answers to every name
  const has = (method: string): boolean => method in theirs;
  const changed = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } finally {
      onChange();
    }
  };
  return {
    ...theirs,
    supportAbortSignal: true,
    getList: (name, params) => of(name).getList(named(name), params),
    getOne: (name, params) => of(name).getOne(named(name), params),
    getMany: (name, params) => of(name).getMany(named(name), params),
    getManyReference: (name, params) => of(name).getManyReference(named(name), params),
    create: (name, params) => changed(of(name).create(named(name), params)),
    update: (name, params) => changed(of(name).update(named(name), params)),
    updateMany: (name, params) => changed(of(name).updateMany(named(name), params)),
    delete: (name, params) => changed(of(name).delete(named(name), params)),
    deleteMany: (name, params) => changed(of(name).deleteMany(named(name), params)),
    tree: has('tree') ? theirs.tree : own.tree,
    options: has('options') ? theirs.options : own.options,
    change: (name, params) => changed((has('change') ? theirs.change : own.change)(named(name), params)),
    action: theirs.action ?? missing('action'),
    loadAction: theirs.loadAction ?? missing('loadAction'),
    summary: theirs.summary ?? missing('summary'),
    exportList: theirs.exportList ?? missing('exportList'),
  };
}
