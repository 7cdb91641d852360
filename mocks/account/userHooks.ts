import { hashPassword } from '../auth/passwordHash';
import { findAccount, stateOf } from '../auth/signIn';
import type { BackendContext } from '../core/context';
import type { CrudHooks } from '../crud/hooks';
import type { Doc } from '../store/store';
import { accountTables } from './tables';

const SHOWN = [
  'id',
  'tenantId',
  'account',
  'name',
  'orgId',
  'roleIds',
  'email',
  'phone',
  'description',
  'lastLoginTime',
  'createTime',
  'createUser',
  'updateTime',
  'updateUser',
];

/** Users: within one tenant, accounts unique everywhere, passwords never answered. */
export function userHooks(context: BackendContext): CrudHooks {
  return {
    uniqueEverywhere: true,
    scope: (row, actor) => row.tenantId === actor.tenant.id,
    present: (row) => {
      const user = accountTables(context.store).users.get(row.id);
      const shown = Object.fromEntries(Object.entries(row).filter(([name]) => SHOWN.includes(name)));
      return { ...shown, id: row.id, state: user ? stateOf(user, context.clock()) : row.state };
    },
    check: ({ values }, before) =>
      !before && findAccount(context, String(values.account ?? '')) ? { account: { key: 'fieldTaken' } } : undefined,
    create: async ({ row, secrets }): Promise<Doc> => ({
      ...row,
      state: 1,
      password: await hashPassword(secrets.pwd ?? '', context.settings.passwordRounds),
      passwordTime: context.clock(),
    }),
  };
}
