import type { AnyRecord } from '@/schema';
import type { Filters } from '../cleanFilters';
import type { TableColumn } from '../table/TableContext';

/** What is to be printed: the rows on view. */
export interface PrintOf {
  readonly columns: readonly TableColumn[];
  readonly records: readonly AnyRecord[];
  /** Undefined where nobody counts them. */
  readonly total: number | undefined;
  readonly filters: Filters;
}
