import { hashPassword, newPassword } from '../auth/passwordHash';
import { sessions } from '../auth/sessions';
import { stateOf } from '../auth/signIn';
import type { BackendContext } from '../core/context';
import { actorOf, textOf, type Incoming } from '../core/incoming';
import { Refusal } from '../core/refusal';
import type { Endpoint } from '../core/router';
import type { UserDoc } from './accountDocs';
import { accountTables } from './tables';

const USER = '/account/v3/web/user';
const MENU = 'account/user';

/** Gives a user a new password, which he must change when he signs in. Answers it, this once. */
export async function resetPassword(context: BackendContext, user: UserDoc): Promise<{ pwd: string }> {
  const pwd = newPassword();
  accountTables(context.store).users.patch(user.id, {
    password: await hashPassword(pwd, context.settings.passwordRounds),
    passwordTime: context.clock(),
    needChangePwd: true,
  });
  sessions(context).endAll(user.id);
  return { pwd };
}

/** What is done with users besides editing them (spec 01 §4). */
export function userEndpoints(context: BackendContext): Endpoint[] {
  const { users, tenants, organizations, roles } = accountTables(context.store);
  const named = (incoming: Incoming): UserDoc => {
    const user = users.get(textOf(incoming, 'id'));
    if (!user || user.tenantId !== actorOf(incoming).tenant.id) throw new Refusal('notFound', { code: '4004' });
    incoming.log.content = user.account;
    return user;
  };
  const updateState = (incoming: Incoming): void => {
    const user = named(incoming);
    const { user: self, tenant } = actorOf(incoming);
    const enable = textOf(incoming, 'state') === '1';
    if (stateOf(user, context.clock()) !== (enable ? 0 : 1)) throw new Refusal('notNow');
    if (!enable && user.id === self.id) throw new Refusal('notYourself');
    if (!enable && user.account === tenant.primaryAccount) throw new Refusal('notPrimary');
    users.patch(user.id, { state: enable ? 1 : 0, failedLogins: 0 });
    if (!enable) sessions(context).endAll(user.id);
  };
  const info = (incoming: Incoming) => {
    const { user } = actorOf(incoming);
    const { id: userId, name: userName, account, tenantId, orgId, email = '', phone = '' } = user;
    return {
      userId,
      userName,
      account,
      tenantId,
      orgId,
      email,
      phone,
      tenantName: tenants.get(tenantId)?.name ?? '',
      orgName: organizations.get(orgId)?.name ?? '',
      roleNames: user.roleIds.flatMap((id) => roles.get(id)?.name ?? []),
    };
  };
  return [
    { method: 'GET', path: `${USER}/info`, need: 'signed-in', handle: info },
    {
      method: 'POST',
      path: `${USER}/updateState`,
      need: (incoming) => ({ menus: [MENU], code: textOf(incoming, 'state') === '1' ? 'enable' : 'disable' }),
      log: 'edit',
      handle: (incoming) => {
        incoming.log.component = MENU;
        updateState(incoming);
      },
    },
    {
      method: 'POST',
      path: `${USER}/unlock`,
      need: { menus: [MENU], code: 'unlock' },
      log: 'edit',
      handle: (incoming) => {
        const user = named(incoming);
        if (stateOf(user, context.clock()) !== 2) throw new Refusal('notNow');
        users.patch(user.id, { state: 1, failedLogins: 0 });
      },
    },
    {
      method: 'POST',
      path: `${USER}/resetPwd`,
      need: { menus: [MENU], code: 'resetPwd' },
      log: 'edit',
      handle: (incoming) => resetPassword(context, named(incoming)),
    },
  ];
}
