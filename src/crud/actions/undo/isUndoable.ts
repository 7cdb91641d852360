import type { Resource } from '@/schema';

/** A deletion of more records than stand on a page is sent at once: it takes long, and is seen and stopped then. */
const MOST = 20;

/** Whether a deletion of so many records can be taken back for some seconds before it is sent. */
export function isUndoable({ standard, tree }: Resource, count: number): boolean {
  return standard.delete?.undo === true && !tree && count <= MOST;
}
