import type { TenantDoc, UserDoc } from '../account/docs';
import { accountTables } from '../account/tables';
import { dateText, MINUTE, timeText } from '../core/clock';
import type { BackendContext } from '../core/context';
import { Refusal } from '../core/refusal';
import { isPassword } from './passwordHash';
import { sessions } from './sessions';

const refuse = (key: ConstructorParameters<typeof Refusal>[0]) => new Refusal(key, { code: '4101' });

/** The state of a user now: a lock ends by itself after its time. */
export function stateOf(user: UserDoc, now: number): UserDoc['state'] {
  return user.state === 2 && user.lockedUntil !== undefined && user.lockedUntil <= now ? 1 : user.state;
}

/** Somebody by account, e-mail or user name, whatever the case. */
export function findAccount({ store }: BackendContext, text: string): UserDoc | undefined {
  const wanted = text.toLowerCase();
  if (wanted === '') return undefined;
  return accountTables(store).users.find((user) => [user.account, user.alias].some((name) => name?.toLowerCase() === wanted));
}

function countFailure(context: BackendContext, user: UserDoc, tenant: TenantDoc): void {
  const { users, tenants } = accountTables(context.store);
  const failedLogins = (user.failedLogins ?? 0) + 1;
  if (failedLogins < context.settings.failuresToLock) {
    users.patch(user.id, { failedLogins });
    return;
  }
  users.patch(user.id, { failedLogins: 0, state: 2, lockedUntil: context.clock() + context.settings.lockMinutes * MINUTE });
  if (tenant.primaryAccount === user.account && !tenant.operator) tenants.patch(tenant.id, { state: 2 });
}

/** What sign-in, token exchange and single sign-on answer (spec 01 §3). */
export interface SignedIn {
  readonly accessToken: string;
  readonly userId: string;
  readonly userName: string;
  readonly account: string;
}

/** Starts a session for somebody who proved who he is. Refuses disabled and locked accounts and tenants. */
export function enter(context: BackendContext, user: UserDoc): SignedIn {
  const { users, tenants } = accountTables(context.store);
  const tenant = tenants.get(user.tenantId);
  const now = context.clock();
  if (!tenant || user.state === 0) throw refuse('accountDisabled');
  if (stateOf(user, now) === 2) throw refuse('accountLocked');
  if (tenant.state === 2) throw refuse('tenantLocked');
  users.patch(user.id, { state: 1, failedLogins: 0, lastLoginTime: timeText(now) });
  if (tenant.state === 0 && tenant.primaryAccount === user.account) {
    tenants.patch(tenant.id, { state: 1, activationDate: dateText(now) });
  }
  return { accessToken: sessions(context).start(user.id), userId: user.id, userName: user.name, account: user.account };
}

/** Signs in by account and password. The fifth failure in a row locks the account (proposed fields, user). */
export async function signIn(context: BackendContext, account: string, password: string): Promise<SignedIn> {
  const user = findAccount(context, account);
  const tenant = user && accountTables(context.store).tenants.get(user.tenantId);
  if (!user || !tenant) throw refuse('signInWrong');
  if (stateOf(user, context.clock()) === 2) throw refuse('accountLocked');
  if (!(await isPassword(password, user.password))) {
    countFailure(context, user, tenant);
    throw refuse('signInWrong');
  }
  return enter(context, user);
}
