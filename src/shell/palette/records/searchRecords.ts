import { WireError } from '@/api';
import { searchKind, type SearchRequest, type FoundKind } from './searchKind';
import { inTurn } from './inTurn';
import type { SearchKind } from './searchKinds';

/** So many lists are asked at a time. */
const TOGETHER = 6;
/** So long an answer waits for those before it, in ms. */
const PATIENCE = 700;

/** How far a search is. */
export interface SearchProgress {
  readonly found: readonly FoundKind[];
  /** So many lists are asked. */
  readonly lists: number;
  /** So many of them have not answered yet. */
  readonly waiting: number;
  /** So many did not answer, or refused. */
  readonly failed: number;
}

const isLeft = (error: unknown): boolean =>
  (error instanceof WireError && error.kind === 'aborted') ||
  (error instanceof DOMException && error.name === 'AbortError');

/**
 * Asks the lists one after the other, some at a time, until all have answered or the signal ends it.
 *
 * @param tell hears after each answer
 */
export async function searchRecords(
  kinds: readonly SearchKind[],
  request: SearchRequest,
  tell: (progress: SearchProgress) => void,
): Promise<void> {
  const { signal } = request;
  let progress: SearchProgress = { found: [], lists: kinds.length, waiting: kinds.length, failed: 0 };
  const change = (next: Partial<SearchProgress>) => {
    progress = { ...progress, ...next };
    if (!signal.aborted) tell(progress);
  };
  const turn = inTurn<SearchKind, FoundKind>(kinds, (found) => change({ found }));
  const patience = setTimeout(turn.hurry, PATIENCE);
  const left = [...kinds];
  const work = async () => {
    for (let kind = left.shift(); kind && !signal.aborted; kind = left.shift()) {
      let answer: FoundKind | undefined;
      let failed = 0;
      try {
        answer = await searchKind(kind, request);
      } catch (error) {
        if (isLeft(error)) return;
        failed = 1;
      }
      turn.settle(kind, answer);
      change({ waiting: progress.waiting - 1, failed: progress.failed + failed });
    }
  };
  tell(progress);
  await Promise.all(Array.from({ length: TOGETHER }, work));
  clearTimeout(patience);
}
