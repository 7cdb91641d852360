import type { Id } from '@/schema';
import type { Walk, WalkState } from './walk';

/** What a link carried along; undefined where it is no walk that has the record. An older build may have made it. */
export function readWalk(state: WalkState | undefined, id: Id): Walk | undefined {
  if (!state) return undefined;
  try {
    const walk: Partial<Walk> = JSON.parse(state.walk);
    const { filter, sort, pagination, ids, total } = walk;
    if (!filter || !sort || !pagination?.page || !pagination.perPage) return undefined;
    return Array.isArray(ids) && ids.includes(id) ? { filter, sort, pagination, total, ids } : undefined;
  } catch {
    return undefined;
  }
}

/** The place of a record among all that its list finds, from 1. */
export const placeIn = ({ pagination: { page, perPage }, ids }: Walk, id: Id): number =>
  (page - 1) * perPage + ids.indexOf(id) + 1;

/** The record before (-1) or after it (1) on the same page of the list; undefined at its border. */
export function besideIn({ ids }: Walk, id: Id, step: 1 | -1): Id | undefined {
  const at = ids.indexOf(id);
  const way = step === 1 ? ids.slice(at + 1) : ids.slice(0, at).toReversed();
  return way.find((one) => one !== '' && one !== id);
}

/** The first record on the page after, or the last on the page before, that is not on this one: some may have moved. */
export function beyond({ ids }: Walk, next: readonly Id[], step: 1 | -1): Id | undefined {
  const fresh = next.filter((one) => one !== '' && !ids.includes(one));
  return step === 1 ? fresh[0] : fresh.at(-1);
}
