import { findAccount } from '../auth/signIn';
import { hashPassword } from '../auth/passwordHash';
import type { BackendContext } from '../core/context';
import { timeText } from '../core/clock';
import { newId } from '../core/ids';
import type { CrudHooks } from '../crud/hooks';
import { idsOf } from '../core/incoming';
import type { Doc } from '../store/store';
import { accountTables } from './tables';

const assignedNow = (
  context: BackendContext,
  ids: readonly string[],
  before: unknown = {},
): Record<string, unknown> => {
  const known: object = typeof before === 'object' && before !== null ? before : {};
  return Object.fromEntries(ids.map((id) => [id, new Map(Object.entries(known)).get(id) ?? timeText(context.clock())]));
};

/** What a new tenant begins with: a root organisation, an administrator role, and its primary account. */
async function furnish(context: BackendContext, tenant: Doc, pwd: string): Promise<void> {
  const { organizations, roles, users } = accountTables(context.store);
  const stamp = { tenantId: tenant.id, createTime: tenant.createTime, createUser: tenant.createUser };
  const orgId = newId(context.store);
  const roleId = newId(context.store);
  const nameEn = typeof tenant.nameEn === 'string' ? tenant.nameEn : null;
  organizations.put({ ...stamp, id: orgId, parentId: '0', name: String(tenant.name), nameEn, sort: 0 });
  roles.put({
    ...stamp,
    id: roleId,
    name: 'Tenant administrator',
    description: null,
    productMenuList: [],
    builtIn: true,
    grantsAll: true,
  });
  users.put({
    ...stamp,
    id: newId(context.store),
    account: String(tenant.primaryAccount),
    name: String(tenant.contact),
    orgId,
    roleIds: [roleId],
    email: String(tenant.email ?? ''),
    phone: String(tenant.phone ?? ''),
    state: 1,
    password: await hashPassword(pwd, context.settings.passwordRounds),
    passwordTime: context.clock(),
  });
}

/**
 * Tenants: the operator sees and changes them, and is not one of them; a new one is furnished (proposed fields,
 * tenant).
 */
export function tenantHooks(context: BackendContext): CrudHooks {
  return {
    uniqueEverywhere: true,
    scope: (row, { tenant }) => !row.operator && (Boolean(tenant.operator) || row.id === tenant.id),
    present: ({ assignTimes: _assignTimes, tenantId: _tenantId, ...row }) => ({
      ...row,
      id: row.id,
      productCount: idsOf(row.productIds).length,
    }),
    check: ({ values }, before) =>
      !before && findAccount(context, String(values.primaryAccount ?? ''))
        ? { primaryAccount: { key: 'fieldTaken' } }
        : undefined,
    create: ({ row: { tenantId: _tenantId, ...row } }) => ({
      ...row,
      id: String(row.id),
      state: 0,
      activationDate: null,
      assignTimes: assignedNow(context, idsOf(row.productIds)),
    }),
    created: (row, { secrets }) => furnish(context, row, secrets.initialPwd ?? ''),
    edit: ({ row }, before) => ({
      ...row,
      assignTimes: assignedNow(context, idsOf(row.productIds), before.assignTimes),
    }),
  };
}
