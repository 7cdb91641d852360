import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useDataProvider } from 'react-admin';
import type { ConsoleDataProvider } from '@/data/consoleDataProvider';
import type { Id } from '@/schema';
import { useTarget } from '../reference/useTarget';
import { treeOptions } from './treeOptions';

/** The whole tree of a resource to choose from, without one node and what is below it. */
export function useTree(target: string, enabled: boolean, without: Id | undefined) {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const { resource } = useTarget(target);
  const query = useQuery({
    queryKey: [resource, 'tree'],
    queryFn: ({ signal }) => dataProvider.tree(resource, { signal, quiet: true }),
    enabled,
    staleTime: 10_000,
  });
  const nodes = query.data?.data;
  const options = useMemo(() => (nodes ? treeOptions(nodes, without) : undefined), [nodes, without]);
  return { options, error: query.isError ? query.error : undefined, retry: () => void query.refetch() };
}
