import type { Id } from '@/schema';
import type { TreeReferenceOptions } from './type';

/** Parent of the top nodes, where a tree says no other (`tree.root`). */
const TOP = '0';

/** The node that is shown: of a top node's parent none, which is no record and has no name to ask for. */
export function nodeOf(
  value: Id | null | undefined,
  { excludeSelf = false }: Pick<TreeReferenceOptions, 'excludeSelf'>,
): Id | null {
  return value === undefined || (excludeSelf && value === TOP) ? null : value;
}
