import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { ConsoleDataProvider } from '@/data';
import { cleanText } from '@/schema';
import { useDebounced } from '@/widgets';
import { useTarget } from './useTarget';

/** How many records are offered at first, and how many more each time. */
const STEP = 20;

interface Sought {
  /** A part of their name. */
  readonly search: string;
  readonly filter?: Readonly<Record<string, unknown>>;
  /** Id of the record that they stand below, as those that are chosen already say it. */
  readonly below: string;
}

/** Records of a resource to choose from; asked for only while the list is open. */
export function useOptions(target: string, open: boolean, { search, filter, below }: Sought) {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const { resource } = useTarget(target);
  const wanted = useDebounced(cleanText(search));
  const [more, setMore] = useState({ wanted, limit: STEP });
  const limit = more.wanted === wanted ? more.limit : STEP;
  const query = useQuery({
    queryKey: [resource, 'options', { search: wanted, limit, filter, below }],
    queryFn: ({ signal }) =>
      dataProvider.options(resource, {
        search: wanted,
        limit,
        signal,
        quiet: true,
        ...(filter && { filter }),
        ...(below && { below }),
      }),
    enabled: open,
    staleTime: 10_000,
    placeholderData: keepPreviousData,
  });
  const records = (query.data?.data ?? []).slice(0, limit);
  return {
    records,
    hasMore: (query.data?.total ?? 0) > records.length,
    loadMore: () => setMore({ wanted, limit: limit + STEP }),
    loading: query.isFetching,
    error: query.isError ? query.error : undefined,
    retry: () => void query.refetch(),
  };
}
