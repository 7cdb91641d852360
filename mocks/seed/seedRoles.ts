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
  const everything = 'Everything the tenant has, now and later. 拥有租户的全部权限。';
  accountTables(context.store).roles.put(
    role(OPERATOR, 'admin', 'Platform administrator 平台管理员', everything, [], true),
    role(OPERATOR, 'staff', 'Platform staff 平台运营人员', 'Sees all lists and changes nothing. 仅可查看。', [
      platform(lists('platform', 'tenant', 'menu', 'operationLog')),
      enterprise(lists('enterprise', 'organization', 'role', 'user')),
    ]),
    role(OPERATOR, 'support', 'Support desk 客服专员', 'Resets passwords and unlocks accounts. 重置密码与解锁账号。', [
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
    role(OPERATOR, 'none', 'Newcomer 新员工', 'Nothing granted yet. 尚未授权。', []),
    role(OPERATOR, 'spare', 'Auditor 审计员', 'Reads the operation log; bound to nobody. 仅可查看操作日志。', [
      platform(lists('platform', 'operationLog')),
    ]),
    ...companies.map((one) => role(one.key, 'admin', 'Tenant administrator 租户管理员', everything, [], true)),
    role(DEMO_TENANT, 'staff', 'Tenant staff 租户员工', 'Looks after users. 维护用户资料。', [
      enterprise([...lists('enterprise', 'organization', 'user'), buttonId('enterprise', 'user', 'edit')]),
    ]),
    role(DEMO_TENANT, 'installer', 'Installer 安装人员', 'Sees colleagues only. 仅可查看同事。', [
      enterprise(lists('enterprise', 'user')),
    ]),
  );
}
