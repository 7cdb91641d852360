import { useState } from 'react';
import { useGetList } from 'react-admin';
import { useResource } from '@/data/registry/ResourceContext';
import type { AnyRecord } from '@/schema';
import type { Filters } from '../../list/cleanFilters';
import type { SortState } from '../../list/sortState';

/** So many cards a lane has at first, and so many more each time. */
const STEP = 20;

/** The records of one state under the filters of the list. */
export function useLane(state: string, filters: Filters, sort: SortState) {
  const { resource, path } = useResource();
  const [count, setCount] = useState(STEP);
  const field = resource.workflow?.state ?? '';
  const { data, total, error, isFetching, refetch } = useGetList<AnyRecord>(
    path,
    { pagination: { page: 1, perPage: count }, sort, filter: { ...filters, [field]: state } },
    { placeholderData: (before) => before, retry: false },
  );
  return {
    records: data,
    total: total ?? 0,
    error: data ? undefined : error,
    busy: isFetching,
    hasMore: (total ?? 0) > (data?.length ?? 0),
    more: () => setCount(count + STEP),
    retry: () => void refetch(),
  };
}
