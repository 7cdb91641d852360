import { useQueries, useQuery } from '@tanstack/react-query';
import { accountCalls } from '../calls';
import { readApplications, type Application } from '../readApplications';
import { readNodes, type GrantNode } from './grantTree';

/** The applications a role may grant, each with its menus and buttons. */
export interface GrantTrees {
  readonly applications: readonly Application[];
  /** By application id. */
  readonly nodes: Readonly<Record<string, readonly GrantNode[]>>;
  readonly isPending: boolean;
  readonly isFailed: boolean;
  retry(): void;
}

/** Loads the applications of the signed-in tenant and all their menus, which a role is granted from. */
export function useGrantTrees(roleId?: string): GrantTrees {
  const products = useQuery({
    queryKey: ['account', 'products'],
    queryFn: async ({ signal }) => readApplications(await accountCalls.products({}, { signal, quiet: true })),
  });
  const applications = products.data ?? [];
  const trees = useQueries({
    queries: applications.map(({ id }) => ({
      queryKey: ['account', 'productMenus', id, roleId ?? ''],
      queryFn: async ({ signal }: { signal: AbortSignal }) =>
        readNodes(await accountCalls.productMenus({ productId: id, roleId }, { signal, quiet: true })),
    })),
  });
  return {
    applications,
    nodes: Object.fromEntries(applications.map(({ id }, index) => [id, trees[index]?.data ?? []])),
    isPending: products.isPending || trees.some((tree) => tree.isPending),
    isFailed: products.isError || trees.some((tree) => tree.isError),
    retry: () => {
      void products.refetch();
      for (const tree of trees) if (tree.isError) void tree.refetch();
    },
  };
}
