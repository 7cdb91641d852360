import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useDataProvider } from 'react-admin';
import type { ConsoleDataProvider } from '@/data';
import { useUserMemory } from '@/widgets/internal';
import { useTarget } from './useTarget';

/** So many are remembered as looked at last. */
const MOST = 5;
const NONE: readonly string[] = [];

/** Ids, the latest first. One id alone is what earlier builds kept. */
const readIds = (stored: unknown): readonly string[] => {
  if (typeof stored === 'string') return stored === '' ? NONE : [stored];
  return Array.isArray(stored) ? stored.filter((one): one is string => typeof one === 'string').slice(0, MOST) : NONE;
};

/** The record that a page about one record opens with. */
export interface OpeningRecord {
  readonly id: string | undefined;
  /** It is known, or cannot be. */
  readonly isSettled: boolean;
  /** There is none that could be chosen. */
  readonly isNone: boolean;
}

/** Ids of the records of a resource that this user looked at last, the latest first. */
export const useRecentRecords = (target: string) => useUserMemory(`about.${target}`, readIds);

interface OpeningRequest {
  /** What the address says; it is remembered. */
  readonly said: string | undefined;
  readonly enabled: boolean;
  /** It is one of these: of those below the record that was chosen before. */
  readonly filter?: Readonly<Record<string, unknown>> | undefined;
  /** Pages share what was looked at last. A calculator begins anew. */
  readonly remembers?: boolean;
}

/**
 * The record that a page about one opens with: the one in its address, else the one this user looked at last on any
 * page, else the first that is offered.
 */
export function useOpeningRecord(
  target: string,
  { said, enabled, filter, remembers = filter === undefined }: OpeningRequest,
): OpeningRecord {
  const provider = useDataProvider<ConsoleDataProvider>();
  const { resource } = useTarget(target);
  const [recent, write] = useRecentRecords(target);
  const last = remembers ? recent[0] : undefined;
  const remember = useEffectEvent((id: string) => write([id, ...recent.filter((one) => one !== id)].slice(0, MOST)));
  useEffect(() => {
    // once for each address: pages that are open side by side do not take turns
    if (remembers && enabled && said !== undefined) remember(said);
  }, [remembers, enabled, said]);
  const needsFirst = enabled && said === undefined && last === undefined;
  const { data, isPending } = useQuery({
    queryKey: [resource, 'options', 'first', filter],
    queryFn: async ({ signal }) =>
      (await provider.options(resource, { search: '', limit: 1, signal, quiet: true, ...(filter && { filter }) }))
        .data[0]?.id ?? null,
    enabled: needsFirst,
    staleTime: Infinity,
    retry: false,
  });
  return {
    id: said ?? (enabled ? (last ?? data ?? undefined) : undefined),
    isSettled: !needsFirst || !isPending,
    isNone: needsFirst && data === null,
  };
}
