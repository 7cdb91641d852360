import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useDataProvider } from 'react-admin';
import type { ConsoleDataProvider } from '@/data';
import type { Id, TreeNode } from '@/schema';
import type { TreeOption } from '@/widgets';
import { useTarget } from '../reference/useTarget';

/** Nodes as something to choose from, without one node and everything below it. */
function treeOptions(nodes: readonly TreeNode[], without?: Id): TreeOption[] {
  return nodes
    .filter(({ record }) => record.id !== without)
    .map(({ record, children }) => ({
      id: record.id,
      label: record.$title ?? record.id,
      children: treeOptions(children, without),
    }));
}

interface Choice {
  /** Values the nodes must have; empty ones narrow nothing. */
  readonly filter?: Readonly<Record<string, unknown>> | undefined;
  /** Left out with everything below it. */
  readonly without?: Id | undefined;
}

/** The tree of a resource to choose from. */
export function useTreeChoices(target: string, enabled: boolean, { filter = {}, without }: Choice) {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const { resource } = useTarget(target);
  // The same key and shape as the page of the tree: what one has loaded, the other shows.
  const query = useQuery<readonly TreeNode[]>({
    queryKey: [resource, 'tree', filter],
    queryFn: async ({ signal }) => {
      const { data } = await dataProvider.tree(resource, { filter, signal, quiet: true });
      return Array.isArray(data) ? data : []; // what react-admin makes up for a session that ended
    },
    enabled,
    staleTime: 10_000,
  });
  const nodes = query.data;
  const options = useMemo(() => (nodes ? treeOptions(nodes, without) : undefined), [nodes, without]);
  return { options, error: query.isError ? query.error : undefined, retry: () => void query.refetch() };
}
