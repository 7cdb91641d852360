import { objectOf } from '@/schema';
import type { BackendContext } from '../../../core/context';
import { Refusal } from '../../../core/refusal';

/** The values at a path of a row; a list on the way stands for all of its rows. */
function valuesAt(value: unknown, path: readonly string[]): unknown[] {
  if (Array.isArray(value)) return value.flatMap((one) => valuesAt(one, path));
  const [name, ...rest] = path;
  return name === undefined ? [value] : valuesAt(new Map(Object.entries(objectOf(value))).get(name), rest);
}

/**
 * Refuses to delete a record that some other names.
 *
 * @param users by collection the properties that may name it: `{ 'iot/alarm-notice-rule': ['groups.level'] }`
 */
export function refuseUsed(
  { store }: BackendContext,
  id: string,
  users: Readonly<Record<string, readonly string[]>>,
): void {
  const used = Object.entries(users).some(([collection, paths]) =>
    store.all(collection).some((row) => paths.some((path) => valuesAt(row, path.split('.')).includes(id))),
  );
  if (used) throw new Refusal('inUse');
}
