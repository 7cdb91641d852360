import type { BackendContext } from '../core/context';
import { Refusal } from '../core/refusal';
import type { CrudHooks } from '../crud/hooks';
import { subtreeIds } from '../crud/treeOf';
import { menusOfTenant } from './grants';
import { accountTables } from './tables';

/** Menus: the operator sees all, a tenant those it has. What is below a menu moves with it to another application. */
export function menuHooks(context: BackendContext): CrudHooks {
  const { menus } = accountTables(context.store);
  return {
    scope: (row, actor) =>
      Boolean(actor.tenant.operator) || menusOfTenant(context.store, actor.tenant).some((menu) => menu.id === row.id),
    present: ({ tenantId: _tenantId, ...row }) => ({ ...row, id: row.id }),
    check: ({ row }) => {
      const parentId = String(row.parentId ?? '0');
      const parent = menus.get(parentId);
      if (parentId === '0' || !parent) return undefined;
      if (subtreeIds(menus.all(), row.id, 'parentId').has(parentId)) return { parentId: { key: 'menuBelowItself' } };
      if (parent.type === 3) return { parentId: { key: 'menuParentButton' } };
      return parent.productId === row.productId ? undefined : { parentId: { key: 'menuParentOther' } };
    },
    create: ({ row: { tenantId: _tenantId, ...row } }) => ({ parentId: '0', ...row, id: String(row.id) }),
    edit: ({ row }, before) => {
      if (row.productId !== before.productId) {
        const below = subtreeIds(menus.all(), row.id, 'parentId');
        menus.put(
          ...menus.filter((one) => below.has(one.id)).map((one) => ({ ...one, productId: String(row.productId) })),
        );
      }
      return row;
    },
    remove: (row) => {
      if (menus.find((menu) => menu.parentId === row.id)) throw new Refusal('menuHasChildren');
    },
  };
}
