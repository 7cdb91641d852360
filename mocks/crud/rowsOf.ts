import type { BackendContext } from '../core/context';
import type { Doc } from '../store/store';

/** All rows of a resource, by its name: those of its collection, or where its hooks say that they are. */
export function rowsOf({ store, hooks }: BackendContext, name: string): readonly Doc[] {
  return hooks.get(name)?.rows?.() ?? store.all(name);
}

export function rowOf({ store, hooks }: BackendContext, name: string, id: string): Doc | undefined {
  const rows = hooks.get(name)?.rows;
  return rows ? rows().find((row) => row.id === id) : store.get(name, id);
}
