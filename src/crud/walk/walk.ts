import { createContext, use, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import type { Id } from '@/schema';
import type { Filters } from '../list/cleanFilters';
import type { RowItem } from '../list/rowItems';
import type { ListState, SortState } from '../list/useListState';

/** The page of a list from which a record was opened: which records stand before and after it. */
export interface Walk {
  readonly filter: Filters;
  readonly sort: SortState;
  readonly page: number;
  readonly perPage: number;
  /** Undefined where nobody counts them. */
  readonly total?: number | undefined;
  readonly ids: readonly Id[];
}

/** What links to a record's page carry along in the state of their location, so that Back and a reload keep it. */
export interface WalkState {
  /** A `Walk` as JSON. */
  readonly walk: string;
}

const WalkContext = createContext<WalkState | undefined>(undefined);
/** Around a list, or the page of a record that was opened from one. */
export const WalkProvider = WalkContext.Provider;

/** State for links to pages of records; undefined where they belong to no list. */
export const useWalkState = (): WalkState | undefined => use(WalkContext);

/** As links to the records of a list need it: of the rows that are drawn, not of those that are on their way. */
export function useListWalk(list: ListState, filter: Filters, rows: readonly RowItem[]): WalkState | undefined {
  const { outdated, page, perPage, sort, total } = list;
  const [kept, keep] = useState('');
  const ids = rows.map(({ record }) => record.id);
  const walk: Walk = { filter, sort, page, perPage, total, ids };
  const text = JSON.stringify(walk);
  if (!outdated && kept !== text) keep(text);
  return useMemo(() => (kept === '' ? undefined : { walk: kept }), [kept]);
}

/** The state of the location, where the page was opened from a list. */
export function useCarriedWalk(): WalkState | undefined {
  const state: unknown = useLocation().state;
  const text = typeof state === 'object' && state !== null && 'walk' in state ? state.walk : undefined;
  return useMemo(() => (typeof text === 'string' ? { walk: text } : undefined), [text]);
}
