import { createContext, use, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import type { Id } from '@/schema';
import type { RowItem } from '../list/rowItems';
import type { ListRequest, ListState } from '../list/useListState';

/** The pages of a list on view from which a record was opened: which records stand before and after it. */
export interface Walk extends ListRequest {
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

/**
 * As links to the records of a list need it: of the rows that are drawn, not of those that are on their way.
 *
 * @param page the first of the pages on view
 */
export function useListWalk(
  { outdated, request, total }: ListState,
  page: number,
  rows: readonly RowItem[],
): WalkState | undefined {
  const [kept, keep] = useState('');
  const pagination = { ...request.pagination, page };
  const walk: Walk = { ...request, pagination, total, ids: rows.map(({ record }) => record.id) };
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
