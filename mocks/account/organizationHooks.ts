import type { BackendContext } from '../core/context';
import { actorOf } from '../core/incoming';
import { Refusal } from '../core/refusal';
import type { CrudHooks } from '../crud/hooks';
import { subtreeIds } from '../crud/treeOf';
import { accountTables } from './tables';

/** Organisations: a tree in each tenant whose root stays, deleted with all below (spec 01 §6). */
export function organizationHooks(context: BackendContext): CrudHooks {
  const { organizations, users } = accountTables(context.store);
  return {
    scope: (row, actor) => row.tenantId === actor.tenant.id,
    present: (row) => ({ ...row, userCount: users.filter((user) => user.orgId === row.id).length }),
    check: ({ values, row }, before) => {
      const parent = String(values.parentId ?? '0');
      if (!before) return parent === '0' || parent === '' ? { parentId: { key: 'orgRootParent' } } : undefined;
      const moved = parent !== before.parentId && parent !== '0';
      return moved && subtreeIds(organizations.all(), row.id, 'parentId').has(parent)
        ? { parentId: { key: 'orgBelowItself' } }
        : undefined;
    },
    remove: (row, incoming) => {
      if (row.parentId === '0') throw new Refusal('orgRoot');
      const below = subtreeIds(
        organizations.filter((one) => one.tenantId === actorOf(incoming).tenant.id),
        row.id,
        'parentId',
      );
      if (users.find((user) => below.has(user.orgId))) throw new Refusal('orgHasUsers');
      organizations.remove(...below);
    },
  };
}
