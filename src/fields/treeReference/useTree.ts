import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useDataProvider } from 'react-admin';
import type { ConsoleDataProvider } from '@/data/consoleDataProvider';
import type { Id } from '@/schema';
import { useTarget } from '../reference/useTarget';
import { treeOptions } from './treeOptions';

interface Choice {
  /** Values the nodes must have; empty ones narrow nothing. */
  readonly filter?: Readonly<Record<string, unknown>> | undefined;
  /** Left out with everything below it. */
  readonly without?: Id | undefined;
}

/** The tree of a resource to choose from. */
export function useTree(target: string, enabled: boolean, { filter = {}, without }: Choice) {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const { resource } = useTarget(target);
  const query = useQuery({
    queryKey: [resource, 'tree', filter],
    queryFn: ({ signal }) => dataProvider.tree(resource, { filter, signal, quiet: true }),
    enabled,
    staleTime: 10_000,
  });
  const nodes = query.data?.data;
  const options = useMemo(() => (nodes ? treeOptions(nodes, without) : undefined), [nodes, without]);
  return { options, error: query.isError ? query.error : undefined, retry: () => void query.refetch() };
}
