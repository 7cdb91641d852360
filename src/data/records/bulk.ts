import { WireError, type FailureKind } from '@/api';
import type { Id } from '@/schema';

export interface FailedRecord {
  readonly id: Id;
  readonly error: Error;
}

/** Some or all of several records failed, or were not begun. What succeeded is done and stays done. @public */
export class BulkFailure extends Error {
  override readonly name = 'BulkFailure';

  constructor(
    readonly succeeded: readonly Id[],
    readonly failed: readonly FailedRecord[],
    /** Not begun, because a person stopped it before. */
    readonly left: readonly Id[] = [],
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

/** What may be asked of work on several records while it goes on. */
export interface BulkWatch {
  /** Once it is aborted no more records are begun; the one under way is finished, so that its outcome is known. */
  readonly stop?: AbortSignal | undefined;
  /** Told after each record: how many were tried, and how many of these failed. */
  onProgress?(tried: number, failed: number): void;
}

/**
 * Does it for one record after the other. Rejects with a `BulkFailure` when any failed; with a single record its own
 * error is thrown. Resolves the last result.
 */
export async function forEachId<T>(
  ids: readonly Id[],
  work: (id: Id) => Promise<T>,
  { stop, onProgress }: BulkWatch = {},
): Promise<T | undefined> {
  const succeeded: Id[] = [];
  const failed: FailedRecord[] = [];
  let result: T | undefined;
  const left: Id[] = [];
  let hopeless: Error | undefined;
  for (const id of ids) {
    if (stop?.aborted) {
      left.push(id);
      continue;
    }
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
    onProgress?.(succeeded.length + failed.length, failed.length);
  }
  if (failed.length + left.length > 0) throw new BulkFailure(succeeded, failed, left);
  return result;
}
