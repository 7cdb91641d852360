import { WireError, type FailureKind } from '@/api';
import type { Id } from '@/schema';

export interface FailedRecord {
  readonly id: Id;
  readonly error: Error;
}

/** Some or all of several records failed. What succeeded is done and stays done. @public */
export class BulkFailure extends Error {
  override readonly name = 'BulkFailure';

  constructor(
    readonly succeeded: readonly Id[],
    readonly failed: readonly FailedRecord[],
  ) {
    super(failed[0]?.error.message ?? '', { cause: failed[0]?.error });
  }
}

/** What is true for one is true for all that follow. */
const HOPELESS: ReadonlySet<FailureKind> = new Set<FailureKind>([
  'unauthorized',
  'permission-changed',
  'offline',
  'aborted',
]);

/**
 * Does it for one record after the other. Rejects with a `BulkFailure` when any failed; with a single record its own
 * error is thrown. Resolves the last result.
 */
export async function forEachId<T>(ids: readonly Id[], work: (id: Id) => Promise<T>): Promise<T | undefined> {
  const succeeded: Id[] = [];
  const failed: FailedRecord[] = [];
  let result: T | undefined;
  let hopeless: Error | undefined;
  for (const id of ids) {
    try {
      if (hopeless) throw hopeless;
      result = await work(id);
      succeeded.push(id);
    } catch (cause) {
      const error = cause instanceof Error ? cause : new Error(String(cause));
      if (ids.length === 1) throw error;
      if (error instanceof WireError && HOPELESS.has(error.kind))
        hopeless = new WireError({ ...error, unclear: false }); // what follows is not sent
      failed.push({ id, error });
    }
  }
  if (failed.length > 0) throw new BulkFailure(succeeded, failed);
  return result;
}
