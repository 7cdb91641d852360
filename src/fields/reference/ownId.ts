import type { Id } from '@/schema';
import { idBelow, partsOfId } from '@/schema/internal';

/** An id as it was read, where it has a record above it (`of`): which one, its record says. */
export function inside<T extends Id | null>(own: T, of: string | undefined): T | Id {
  return of === undefined || own === null ? own : idBelow('', own);
}

/** What the wire has of an id: without the record above it. */
export const ownId = (id: Id, of: string | undefined): Id => (of === undefined ? id : partsOfId(id).own);
