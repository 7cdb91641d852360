import { useMemo } from 'react';
import { useStore } from 'react-admin';
import { useNavigate } from 'react-router';
import { useResource } from '@/data';
import type { Resource } from '@/schema';
import { filterDefaults } from '../filters/filterDefaults';
import { useGroup, type Grouping } from '../groups/useGroup';
import { PLAIN_LAYOUT } from '../columns/ColumnLayout';
import { useColumns } from '../useColumns';
import { useDensity } from '../useDensity';
import { schemaSort } from '../prefetchList';
import type { ListState } from '../useListState';
import type { ListView, ViewState } from './ListView';
import { readView } from './ownViews';
import { useLook } from './useLook';
import { useOwnViews } from './useOwnViews';
import { sameView, viewSearch } from './viewState';

/** A list that is grouped shows so many rows at least: groups of ten rows say little. */
const GROUPED_ROWS = 100;

/** The view a list shows now. */
export interface CurrentView {
  /** The state of the list as a view would hold it. */
  readonly state: ViewState;
  readonly grouping: Grouping;
  /** The view the address names; undefined for none, or one this user does not know. */
  readonly active: ListView | undefined;
  /** Something differs from the view. */
  readonly changed: boolean;
  show(view: ListView): void;
  /** Groups the list so, in this order, as it is otherwise. */
  arrange(group: string, sort: Resource['sort']): void;
  /** As the schema has it. */
  reset(): void;
  /** Opens with this one named, without changing anything else. */
  rename(view: ListView | undefined): void;
}

/** The view at work in a list: its own, or one a link named. */
export function useViews({ filters, sort, perPage }: Pick<ListState, 'filters' | 'sort' | 'perPage'>): CurrentView {
  const { resource, path } = useResource();
  const navigate = useNavigate();
  const [look] = useLook();
  const [own] = useOwnViews();
  // the last one shown: also one of others, whose name is not asked for again
  const [shown, remember] = useStore<unknown>(`${path}.view`, null);
  const { layout } = useColumns();
  const { density } = useDensity();
  const grouping = useGroup(false);
  const state = useMemo<ViewState>(
    () => ({ filters, sort, perPage, density, columns: layout, group: grouping.by }),
    [filters, sort, perPage, density, layout, grouping.by],
  );
  const last = useMemo(() => readView(resource, shown), [resource, shown]);
  const active = own.views.find(({ id }) => id === look.view) ?? (last?.id === look.view ? last : undefined);
  const go = (search: string) => void navigate({ search });
  return {
    state,
    active,
    grouping,
    changed: active !== undefined && !sameView(active.state, state),
    show: (view) => {
      remember(view);
      go(viewSearch(view.state, view.id));
    },
    arrange: (group, sort) => {
      const order = sort && ({ field: sort.field, order: sort.order === 'desc' ? 'DESC' : 'ASC' } as const);
      go(
        viewSearch({ ...state, group, sort: order ?? schemaSort(resource), perPage: Math.max(perPage, GROUPED_ROWS) }),
      );
    },
    reset: () => {
      const { pageSize } = resource;
      const plain: ViewState = {
        filters: filterDefaults(resource),
        sort: schemaSort(resource),
        perPage: pageSize,
        density: 'comfortable',
        columns: PLAIN_LAYOUT,
        group: '',
      };
      go(viewSearch(plain));
    },
    rename: (view) => {
      remember(view ?? null);
      go(viewSearch(view?.state ?? state, view?.id));
    },
  };
}
