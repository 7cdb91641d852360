import { accountTables } from '../account/tables';
import type { BackendContext } from '../core/context';
import { once } from './once';
import { buttonId, menuId, productId } from './seedMenus';

/** What a seeded role is given of an application: routers of its menus, and `router/code` for a button. */
export interface RoleGrant {
  readonly role: string;
  readonly product: string;
  readonly menus: readonly string[];
}

const idOf = (product: string, menu: string): string => {
  const [router = '', code] = menu.split('/');
  return code === undefined ? menuId(product, router) : buttonId(product, router, code);
};

/**
 * Adds an area's menus to a seeded role, each the first time a store meets it, so that what an administrator takes away
 * stays away. The directories above a menu need not be named.
 */
export async function grantMenus(context: BackendContext, { role, product, menus }: RoleGrant): Promise<void> {
  const { roles } = accountTables(context.store);
  for (const menu of menus) {
    await once(context.store, `grant ${role} ${product} ${menu}`, () => {
      const found = roles.get(role);
      if (!found) return;
      const others = found.productMenuList.filter((one) => one.productId !== productId(product));
      const own = found.productMenuList.find((one) => one.productId === productId(product));
      const menuIds = [...new Set([...(own?.menuIds ?? []), idOf(product, menu)])];
      roles.patch(role, {
        productMenuList: [...others, { productId: productId(product), menuIds, halfMenuIds: own?.halfMenuIds ?? [] }],
      });
    });
  }
}
