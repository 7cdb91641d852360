import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useDataProvider } from 'react-admin';
import { useAccess, type Access } from '@/access';
import { type ConsoleDataProvider, useRegistry, resourceNameOf } from '@/data';
import { role as roleSchema, type Role } from '@schemas/account/role';
import { allNodes } from '../grants/grantTree';
import { grantsOf } from '../grants/roleGrants';
import { useGrantTrees } from '../grants/useGrantTrees';
import { accessOfGrants } from './accessOfGrants';
import { detailsOfMenus, detailsOfOwn, type MenuDetail } from './menuDetails';

/** How many roles are read; a tenant with more sees the first by name. */
export const MOST_ROLES = 50;

export interface RoleAccess {
  readonly role: Role;
  readonly access: Access;
}

export interface AllAccess {
  readonly roles: readonly RoleAccess[];
  /** Of somebody who was granted every menu and button there is to grant. */
  readonly everything: Access;
  readonly isPending: boolean;
  readonly error: unknown;
  retry(): void;
}

/** What every role of the signed-in tenant sees, computed from its grants as the console would read them at sign-in. */
export function useRoleAccess(): AllAccess {
  const own = useAccess();
  const { registry } = useRegistry();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const { applications, nodes, isPending, isFailed, retry } = useGrantTrees();
  const roles = useQuery({
    queryKey: ['account', 'access', 'roles'],
    queryFn: async ({ signal }) => {
      const name = resourceNameOf(own, roleSchema.name);
      const list = await dataProvider.getList<Role>(name, {
        pagination: { page: 1, perPage: MOST_ROLES },
        signal,
        meta: { quiet: true },
      });
      // A row of the list need not carry its grants.
      return Promise.all(
        list.data.map(async (one) =>
          one.productMenuList
            ? one
            : (await dataProvider.getOne<Role>(name, { id: one.id, signal, meta: { quiet: true } })).data,
        ),
      );
    },
  });
  const menuPath = own.pathOf.get('account/menu');
  const menus = useQuery({
    queryKey: ['account', 'access', 'menus'],
    enabled: menuPath !== undefined,
    queryFn: async ({ signal }) => (await dataProvider.tree(menuPath?.slice(1) ?? '', { signal, quiet: true })).data,
  });
  const { data: menuNodes } = menus;
  const known = registry.known;
  const computed = useMemo(() => {
    const details = new Map<string, MenuDetail>(
      applications.flatMap((one) => [...detailsOfOwn(own, one.code, nodes[one.id] ?? [])]),
    );
    for (const [id, detail] of detailsOfMenus(menuNodes ?? [])) details.set(id, detail);
    const of = (granted: Readonly<Record<string, ReadonlySet<string>>>) =>
      accessOfGrants(
        applications.map((application) => ({
          application,
          nodes: nodes[application.id] ?? [],
          granted: granted[application.id] ?? new Set<string>(),
        })),
        details,
        known,
      );
    const all = Object.fromEntries(
      Object.entries(nodes).map(([id, tree]) => [id, new Set(allNodes(tree).map((node) => node.id))]),
    );
    return {
      everything: of(all),
      roles: (roles.data ?? []).map((role) => ({ role, access: of(grantsOf(nodes, role.productMenuList)) })),
    };
  }, [applications, nodes, roles.data, menuNodes, own, known]);
  return {
    ...computed,
    isPending: isPending || roles.isPending || (menuPath !== undefined && menus.isPending),
    error: isFailed ? new Error('menus') : (roles.error ?? undefined),
    retry: () => {
      retry();
      void roles.refetch();
      void menus.refetch();
    },
  };
}
