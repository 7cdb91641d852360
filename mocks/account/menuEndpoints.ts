import type { BackendContext } from '../core/context';
import { actorOf, textOf, type Incoming } from '../core/incoming';
import { Refusal } from '../core/refusal';
import type { Endpoint } from '../core/router';
import { nest } from '../crud/treeOf';
import type { MenuDoc } from './accountDocs';
import { grantsOfRoles, menusOfTenant } from './grants';
import { productMenusOf } from './roleHooks';
import { routersOf } from './routersOf';
import { accountTables } from './tables';

const MENU = '/account/v3/web/menu';

const TYPES = [
  { code: 2, en: 'Directory', zh: '目录' },
  { code: 1, en: 'Menu', zh: '菜单' },
  { code: 3, en: 'Button', zh: '按钮' },
] as const;

/** The menus of the one who signs in, and trees of menus for the pickers of forms (spec 01 §6, §7). */
export function menuEndpoints(context: BackendContext): Endpoint[] {
  const { roles, menus } = accountTables(context.store);
  const ownRole = (incoming: Incoming, id: string) => {
    const role = roles.get(id);
    if (!role || role.tenantId !== actorOf(incoming).tenant.id) throw new Refusal('notFound', { code: '4004' });
    return role;
  };
  const node = ({ id, parentId, productId, name, nameEn, type, icon, sort, permission }: MenuDoc) => ({
    id,
    parentId,
    productId,
    name,
    nameEn,
    type,
    icon,
    sort,
    permission,
  });
  const seen = (incoming: Incoming): readonly MenuDoc[] => {
    const { tenant } = actorOf(incoming);
    const productId = textOf(incoming, 'productId');
    return (tenant.operator ? menus.all() : menusOfTenant(context.store, tenant)).filter(
      (menu) => productId === '' || menu.productId === productId,
    );
  };
  return [
    {
      method: 'GET',
      path: `${MENU}/routers`,
      // With a roleId: what that role would see, for the preview of roles.
      need: (incoming) => (textOf(incoming, 'roleId') ? { menus: ['account/role'], code: 'viewAs' } : 'signed-in'),
      handle: (incoming) => {
        const { grants, tenant } = actorOf(incoming);
        const roleId = textOf(incoming, 'roleId');
        return routersOf(
          context.store,
          roleId ? grantsOfRoles(context.store, tenant, [ownRole(incoming, roleId)]) : grants,
        );
      },
    },
    {
      method: 'GET',
      path: `${MENU}/allTree`,
      need: { menus: ['account/menu', 'account/role'] },
      handle: (incoming) => nest(seen(incoming).map(node), { parent: 'parentId' }),
    },
    {
      method: 'GET',
      path: `${MENU}/type-box`,
      need: { menus: ['account/menu', 'account/role'] },
      handle: ({ locale }) => TYPES.map((type) => ({ code: type.code, desc: type[locale] })),
    },
    {
      method: 'GET',
      path: '/account/v3/web/product/tenantMenuList',
      need: { menus: ['account/role'] },
      handle: (incoming) => {
        const roleId = textOf(incoming, 'roleId');
        const productId = textOf(incoming, 'productId');
        const granted = new Set(
          roleId ? productMenusOf(context, ownRole(incoming, roleId)).flatMap((one) => one.menuIds) : [],
        );
        const own = menusOfTenant(context.store, actorOf(incoming).tenant).filter(
          (menu) => productId === '' || menu.productId === productId,
        );
        return nest(
          own.map((menu) => ({ ...node(menu), checked: granted.has(menu.id) })),
          { parent: 'parentId' },
        );
      },
    },
  ];
}
