import type { AnyRecord } from '@/schema';
import type { ListState } from '../useListState';

/** The rows of several pages of a list that is scrolled on. */
export interface Scrolled extends Pick<ListState, 'refresh'> {
  /** What is asked for, whichever page: the rows are for nothing else. */
  readonly base: object;
  readonly perPage: number;
  readonly rows: readonly AnyRecord[];
  readonly total: number | undefined;
  /** The page of the first row. */
  readonly first: number;
}
