import { isEmpty } from '@/schema';
import type { BackendContext } from '../core/context';
import { actorOf, idsOf } from '../core/incoming';
import { Refusal, type FieldRefusal } from '../core/refusal';
import type { CrudHooks, Draft } from '../crud/hooks';
import type { ProductMenus, RoleDoc, TenantDoc } from './accountDocs';
import { menusOfTenant } from './grants';
import { accountTables } from './tables';

function everything(context: BackendContext, tenant: TenantDoc): ProductMenus[] {
  const menus = menusOfTenant(context.store, tenant);
  return tenant.productIds
    .map((productId) => ({
      productId,
      menuIds: menus.filter((menu) => menu.productId === productId).map((menu) => menu.id),
      halfMenuIds: [],
    }))
    .filter((one) => one.menuIds.length > 0);
}

/** What a role grants, application by application; built-in administrators have all of their tenant's. */
export function productMenusOf(context: BackendContext, role: RoleDoc): readonly ProductMenus[] {
  const tenant = role.grantsAll ? accountTables(context.store).tenants.get(role.tenantId) : undefined;
  return tenant ? everything(context, tenant) : role.productMenuList;
}

function checkGrants(
  context: BackendContext,
  { row, incoming }: Draft,
): Readonly<Record<string, FieldRefusal>> | undefined {
  const { tenant } = actorOf(incoming);
  const allowed = new Map(menusOfTenant(context.store, tenant).map((menu) => [menu.id, menu.productId]));
  const rows = (Array.isArray(row.productMenuList) ? row.productMenuList : []) as readonly Partial<ProductMenus>[];
  const foreign = rows.some((one) => {
    const own = (id: string) => allowed.get(id) === one.productId;
    return (
      !tenant.productIds.includes(String(one.productId)) ||
      ![...idsOf(one.menuIds), ...idsOf(one.halfMenuIds)].every(own)
    );
  });
  if (foreign) return { productMenuList: { key: 'roleTooWide' } };
  return rows.every((one) => isEmpty(one.menuIds)) ? { productMenuList: { key: 'fieldRequired' } } : undefined;
}

/** Every row of grants has both lists, also when a form left one out. */
const completed = ({ row }: Draft) => ({
  ...row,
  builtIn: false,
  productMenuList: (Array.isArray(row.productMenuList) ? row.productMenuList : []).map((one) => ({
    menuIds: [],
    halfMenuIds: [],
    ...one,
  })),
});

/** Roles: within one tenant, granting only what the tenant has, never deleted while bound to a user (spec 01 §6). */
export function roleHooks(context: BackendContext): CrudHooks {
  const { users, roles } = accountTables(context.store);
  return {
    scope: (row, actor) => row.tenantId === actor.tenant.id,
    present: ({ grantsAll: _grantsAll, ...row }) => {
      const role = roles.get(row.id);
      const productMenuList = role ? productMenusOf(context, role) : [];
      return {
        ...row,
        id: row.id,
        productMenuList,
        productCount: productMenuList.length,
        userCount: users.filter((user) => user.roleIds.includes(row.id)).length,
      };
    },
    check: (draft) => checkGrants(context, draft),
    create: completed,
    edit: completed,
    remove: (row) => {
      if (row.builtIn) throw new Refusal('roleBuiltIn');
      if (users.find((user) => user.roleIds.includes(row.id))) throw new Refusal('roleBound');
    },
  };
}
