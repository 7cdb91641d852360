import type { ProductMenus, RoleDoc } from '../account/accountDocs';
import { accountTables } from '../account/tables';
import { DAY, timeText } from '../core/clock';
import type { BackendContext } from '../core/context';
import { seedId } from '../core/ids';
import { companies } from './companies';
import { buttonId, menuId, productId } from './seedMenus';
import { DEMO_TENANT, OPERATOR, tenantId } from './seedCompanies';

export const roleId = (tenant: string, key: string): string => seedId(`role ${tenant} ${key}`);

const platform = (menuIds: readonly string[]): ProductMenus => ({
  productId: productId('platform'),
  menuIds,
  halfMenuIds: [menuId('platform', 'platformManagement')],
});
const enterprise = (menuIds: readonly string[]): ProductMenus => ({
  productId: productId('enterprise'),
  menuIds,
  halfMenuIds: [menuId('enterprise', 'enterpriseManagement')],
});
const lists = (product: string, ...routers: string[]) => routers.map((router) => menuId(product, router));

/** Roles of the operator, of the demonstration tenant, and the administrator of every tenant. */
export function seedRoles(context: BackendContext): void {
  const createTime = timeText(context.clock() - 380 * DAY);
  const role = (
    tenant: string,
    key: string,
    name: string,
    description: string,
    productMenuList: readonly ProductMenus[],
    builtIn = false,
  ): RoleDoc => ({
    id: roleId(tenant, key),
    tenantId: tenantId(tenant),
    name,
    description,
    productMenuList,
    builtIn,
    grantsAll: builtIn,
    createTime,
    createUser: builtIn ? 'System' : 'Iris van den Berg',
  });
  const everything = 'Everything the tenant has, now and later.';
  accountTables(context.store).roles.put(
    role(OPERATOR, 'admin', 'Platform administrator', everything, [], true),
    role(OPERATOR, 'staff', 'Platform staff', 'Sees all lists and changes nothing.', [
      platform(lists('platform', 'tenant', 'menu', 'operationLog')),
      enterprise(lists('enterprise', 'organization', 'role', 'user')),
    ]),
    role(OPERATOR, 'support', 'Support desk', 'Resets passwords and unlocks accounts.', [
      platform([
        menuId('platform', 'tenant'),
        buttonId('platform', 'tenant', 'unlock'),
        buttonId('platform', 'tenant', 'resetPwd'),
      ]),
      enterprise([
        menuId('enterprise', 'user'),
        buttonId('enterprise', 'user', 'unlock'),
        buttonId('enterprise', 'user', 'resetPwd'),
      ]),
    ]),
    role(OPERATOR, 'none', 'Newcomer', 'Nothing granted yet.', []),
    role(OPERATOR, 'spare', 'Auditor', 'Reads the operation log; bound to nobody.', [
      platform(lists('platform', 'operationLog')),
    ]),
    ...companies.map((one) => role(one.key, 'admin', 'Tenant administrator', everything, [], true)),
    role(DEMO_TENANT, 'staff', 'Tenant staff', 'Looks after users.', [
      enterprise([...lists('enterprise', 'organization', 'user'), buttonId('enterprise', 'user', 'edit')]),
    ]),
    role(DEMO_TENANT, 'installer', 'Installer', 'Sees colleagues only.', [enterprise(lists('enterprise', 'user'))]),
  );
}
