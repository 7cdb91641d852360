import type { BackendContext } from '../core/context';
import type { Doc } from '../store/store';
import { table, type Table } from '../store/table';

/**
 * Documents that are no records of a resource, for calls written by hand: what a person chose, what was set on a
 * device. Their ids are those of whom or what they are kept for, which the call has looked for by `visibleRow` before.
 * Throws for the name of a resource: whose its records are is asked at each of them.
 *
 * `sideTable(context, 'hems table headers').get(user.id)`
 */
export function sideTable<T extends Doc = Doc>({ store, resources }: BackendContext, name: string): Table<T> {
  if (resources.has(name)) throw new Error(`${name} is a resource: its records are reached by visibleRow.`);
  return table<T>(store, name);
}
