import type { AnyRecord } from '@/schema';
import type { Filters } from '../cleanFilters';
import type { TableColumn } from '../table/TableContext';
import type { SortState } from '../useListState';

export interface ExportOf {
  readonly filters: Filters;
  readonly sort: SortState;
  /** Those on view, in their order: the columns of a file that is made here. */
  readonly columns: readonly TableColumn[];
  /** Only these; without them everything the filters find. */
  readonly records?: readonly AnyRecord[];
}

/** How a list becomes a file: the server makes it as it likes (`server`), or the console does in a format. */
export type ExportWay = string;
