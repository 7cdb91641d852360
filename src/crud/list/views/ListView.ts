import type { Id } from '@/schema';
import type { Filters } from '../cleanFilters';
import type { ColumnLayout } from '../columns/ColumnLayout';
import type { SortState } from '../sortState';
import type { Density } from '../useDensity';

/** What a view holds: everything about a list but the page. */
export interface ViewState {
  readonly filters: Filters;
  readonly sort: SortState;
  readonly perPage: number;
  readonly density: Density;
  readonly columns: ColumnLayout;
  /** By what the rows are grouped; '' for nothing. */
  readonly group: string;
}

export interface ListView {
  readonly id: Id;
  readonly name: string;
  readonly state: ViewState;
}

/** A view that the users of some roles have together. */
export interface SharedView extends ListView {
  readonly roleIds: readonly Id[];
  readonly roleNames: readonly string[];
  /** Whether this user may change it. */
  readonly editable: boolean;
}
