import { keepPreviousData, useQuery, type QueryKey, type QueryState } from '@tanstack/react-query';
import { useMemo } from 'react';
import { currentTime } from '@/schema/dates';

/** How data that is asked for again and again stands. It is what a chart takes as its `state`. @public */
export interface LiveState {
  /** A load runs; with data on view it is a refresh. */
  readonly loading: boolean;
  /** Why the last load failed, else undefined. The last good data stays. */
  readonly error: unknown;
  /** Epoch milliseconds of the last good load. */
  readonly updatedAt: number | undefined;
  onRetry(): void;
}

/** An answer that is kept fresh: data, state, and how to ask again. @public */
export interface Live<T> {
  /** The last good answer to exactly this key; undefined until there is one. */
  readonly data: T | undefined;
  readonly state: LiveState;
  /** More than two refreshes are missing: what is shown can no longer be taken for the present. */
  readonly isStale: boolean;
}

export interface LiveOptions {
  /** Milliseconds between two loads; absent: only when asked. */
  readonly every?: number;
  /** Default true. */
  readonly enabled?: boolean;
  /**
   * What was shown for another key stays until the new answer is there. For nothing that could be taken for the new.
   */
  readonly keep?: boolean;
}

const isAnswered = (state: QueryState | undefined): boolean =>
  state !== undefined && state.dataUpdateCount + state.errorUpdateCount > 0;

/**
 * An answer that is kept fresh while somebody looks (spec 02 §9): asked for at once, then every so often; not while the
 * window or the page's tab is hidden, and at once when it is shown again and too old. A failed refresh keeps the data.
 * Failures are shown where the data stands. The first answer to a key that is refused is told as every refused call is
 * (spec 01 §8); what refreshes itself says no more than where it stands: `quiet` is what `read` hands on to its call.
 *
 * @example
 *   const live = useLive(
 *     ['home', id],
 *     (signal, quiet) => callText('GET /home-web/v1/overview', { params: { id }, signal, quiet }),
 *     { every: 60_000 }, // milliseconds
 *   )
 * @public
 */
export function useLive<T>(
  key: QueryKey,
  read: (signal: AbortSignal, quiet: boolean) => Promise<T>,
  { every, enabled = true, keep = false }: LiveOptions = {},
): Live<T> {
  const { data, error, dataUpdatedAt, isFetching, isError, isPlaceholderData, refetch } = useQuery({
    queryKey: key,
    queryFn: ({ client, queryKey, signal }) => read(signal, isAnswered(client.getQueryState(queryKey))),
    enabled,
    refetchInterval: every ?? false,
    refetchOnWindowFocus: every !== undefined,
    staleTime: every ?? 0,
    ...(keep && { placeholderData: keepPreviousData }),
  });
  const updatedAt = dataUpdatedAt > 0 && !isPlaceholderData ? dataUpdatedAt : undefined;
  return useMemo(
    () => ({
      data,
      state: { loading: isFetching, error: isError ? error : undefined, updatedAt, onRetry: () => void refetch() },
      isStale: isError && every !== undefined && updatedAt !== undefined && currentTime() - updatedAt > 2 * every,
    }),
    [data, isFetching, isError, error, updatedAt, refetch, every],
  );
}
