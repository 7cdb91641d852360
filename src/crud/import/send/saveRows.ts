import { WireError, type FailureKind } from '@/api';
import { isUnclear } from '@/data';
import type { ValidationError } from '@/schema';
import type { ImportRow } from '../rows/importRow';
import type { RowNews } from '../rows/importStore';

/** Calls under way together. */
const AT_ONCE = 2;
/** True for this row and all that follow. */
const HOPELESS: ReadonlySet<FailureKind> = new Set<FailureKind>([
  'unauthorized',
  'permission-changed',
  'offline',
  'forbidden',
]);
const PATIENCE = 3;

interface Saving {
  save(row: ImportRow): Promise<unknown>;
  /** Field of a wire name. */
  fieldOf(text: string): string | undefined;
  textOf(error: unknown): string;
  onNews(news: ReadonlyMap<number, RowNews>): void;
  /** Nothing new begins once it is aborted; what runs is waited for, so that nothing is left unclear. */
  readonly signal: AbortSignal;
}

function saidOf(error: unknown, { fieldOf, textOf }: Saving): Readonly<Record<string, ValidationError>> {
  const validationErrors = error instanceof WireError ? Object.entries(error.validationErrors ?? {}) : [];
  if (validationErrors.length === 0) return { '': { rule: 'server', text: textOf(error) } };
  return Object.fromEntries(validationErrors.map(([wire, text]) => [fieldOf(wire) ?? '', { rule: 'server', text }]));
}

/** The pause the server asks for before the next try, in milliseconds. */
const pause = async (seconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

async function saveOne(row: ImportRow, work: Saving): Promise<RowNews> {
  for (let turn = 1; ; turn++) {
    try {
      await work.save(row);
      return { sent: 'done', said: {} };
    } catch (error) {
      if (!(error instanceof WireError) || isUnclear(error)) return { sent: 'unclear', said: {} };
      if (HOPELESS.has(error.kind)) throw error;
      if (error.kind !== 'too-many' || turn === PATIENCE || work.signal.aborted)
        return { sent: undefined, said: saidOf(error, work) };
      await pause(Math.min(30, error.retryAfter ?? turn));
    }
  }
}

/**
 * Saves one record a row, two at a time. Rejects with what stops them all (no session, no network, no permission);
 * rows that were not sent then are as they were.
 */
export async function saveRows(rows: readonly ImportRow[], work: Saving): Promise<void> {
  const waiting = [...rows];
  let stopped: unknown;
  const next = async (): Promise<void> => {
    for (let row = waiting.shift(); row && !work.signal.aborted && stopped === undefined; row = waiting.shift()) {
      work.onNews(new Map([[row.key, { sent: 'sending' }]]));
      try {
        work.onNews(new Map([[row.key, await saveOne(row, work)]]));
      } catch (error) {
        stopped = error;
        work.onNews(new Map([[row.key, { sent: undefined }]]));
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
  if (stopped !== undefined) throw stopped;
}
