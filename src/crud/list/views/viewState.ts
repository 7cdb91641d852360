import { readDensity } from '../useDensity';
import { sortKeys } from '@/data/internal';
import type { Resource } from '@/schema';
import { cleanFilters, sameFilters } from '../cleanFilters';
import { readGroup } from '../groups/groupBy';
import { readLayout } from '../columns/ColumnLayout';
import { readSort, sortFromParams, sortToParams, type SortState } from '../sortState';
import { MOST_ROWS } from '../prefetchList';
import type { ViewState } from './ListView';
import { ownPart } from './ownPart';

/** A text or a number; what was kept may be anything. */
const plainText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

function keptSort(resource: Resource, kept: unknown): SortState {
  const then: unknown = ownPart(kept, 'then');
  const keys = [kept, ...(Array.isArray(then) ? then : [])];
  const text = (name: string) => keys.map((one) => plainText(ownPart(one, name))).join(',');
  return readSort(resource, sortFromParams(text('field'), text('order')));
}

/**
 * The state of a view from anything that was kept or shared: filters and fields this list does not offer are left out,
 * so that a view of another build or another user neither breaks the list nor asks for more than its filters do.
 */
export function readViewState(resource: Resource, kept: unknown): ViewState {
  const offered = new Set([
    ...resource.filters.map(({ field }) => field),
    ...(resource.search ? [resource.search.param] : []),
  ]);
  const filters = Object.entries(cleanFilters(ownPart(kept, 'filters'))).filter(([name]) => offered.has(name));
  const perPage = Number(plainText(ownPart(kept, 'perPage')));
  const layout = readLayout(ownPart(kept, 'columns'));
  const known = new Set(resource.columns.map(({ field }) => field));
  const ofKnown = <T>(map: Readonly<Record<string, T>>) =>
    Object.fromEntries(Object.entries(map).filter(([field]) => known.has(field)));
  return {
    filters: Object.fromEntries(filters),
    sort: keptSort(resource, ownPart(kept, 'sort')),
    perPage: Number.isInteger(perPage) && perPage >= 1 ? Math.min(perPage, MOST_ROWS) : resource.pageSize,
    density: readDensity(ownPart(kept, 'density')),
    columns: {
      order: layout.order.filter((field) => known.has(field)),
      hidden: layout.hidden.filter((field) => known.has(field)),
      widths: ofKnown(layout.widths),
      pinned: ofKnown(layout.pinned),
    },
    group: readGroup(resource, ownPart(kept, 'group')),
  };
}

/** The list parameters that show a view: what its address carries, and what is remembered of it. */
export function viewParams({ filters, sort, perPage, density, columns, group }: ViewState, view?: string) {
  return {
    page: 1,
    perPage,
    ...sortToParams(sort),
    filter: filters,
    density,
    columns: JSON.stringify(columns),
    ...(group !== '' && { group }),
    ...(view !== undefined && { view }),
  };
}

/** The address of a view, from its `?` on. */
export function viewSearch(state: ViewState, view?: string): string {
  const params = Object.entries({ ...viewParams(state, view), filter: JSON.stringify(state.filters) });
  return `?${new URLSearchParams(params.map(([name, value]) => [name, String(value)])).toString()}`;
}

export function sameView(a: ViewState, b: ViewState): boolean {
  const rest = ({ sort, perPage, density, columns: { order, hidden, widths, pinned }, group }: ViewState) =>
    JSON.stringify([sortKeys(sort), perPage, density, order, hidden, widths, pinned, group]);
  return sameFilters(a.filters, b.filters) && rest(a) === rest(b);
}
