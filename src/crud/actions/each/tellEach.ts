import { BulkFailure } from '@/data';
import { forEachId } from '@/data/internal';
import type { Id } from '@/schema';

/** What came of one of several: not begun, under way, done, or why it is not. */
export type Outcome = 'waiting' | 'working' | 'done' | Error;

const failureOf = (cause: unknown): Error => (cause instanceof Error ? cause : new Error(String(cause)));

/**
 * Does it for one after the other, and tells of each how it stands. One that fails keeps none of the others; without a
 * session the rest is not tried.
 */
export async function tellEach(
  ids: readonly Id[],
  work: (id: Id) => Promise<unknown>,
  tell: (id: Id, outcome: Outcome) => void,
): Promise<void> {
  for (const id of ids) tell(id, 'waiting');
  try {
    await forEachId(ids, async (id) => {
      tell(id, 'working');
      await work(id);
      tell(id, 'done');
    });
  } catch (cause) {
    const failed = cause instanceof BulkFailure ? cause.failed : ids.map((id) => ({ id, error: failureOf(cause) }));
    for (const { id, error } of failed) tell(id, error);
  }
}
