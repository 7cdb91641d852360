import type { UserDoc } from '../account/accountDocs';
import { accountTables } from '../account/tables';
import { dateText, timeText } from '../core/clock';
import type { BackendContext } from '../core/context';
import { Refusal } from '../core/refusal';
import { isDemoPassword } from '../seed/demoPassword';
import { hashPassword, isPassword, isWeakHash } from './passwordHash';
import { sessions } from './sessions';

/** Of an account that does not exist. */
const NOBODY = { salt: '', hash: '' };

const refuse = (key: ConstructorParameters<typeof Refusal>[0]) => new Refusal(key, { code: '4101' });

/** The state of a user now: a lock ends by itself after its time. */
export function stateOf(user: UserDoc, now: number): UserDoc['state'] {
  return user.state === 2 && user.lockedUntil !== undefined && user.lockedUntil <= now ? 1 : user.state;
}

/** Somebody by account, e-mail or user name, whatever the case. */
export function findAccount({ store }: BackendContext, text: string): UserDoc | undefined {
  const wanted = text.toLowerCase();
  if (wanted === '') return undefined;
  return accountTables(store).users.find((user) =>
    [user.account, user.alias].some((name) => name?.toLowerCase() === wanted),
  );
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

/**
 * Signs in by account and password. Who fails often is slowed down before this (`attempts`); a lock is set and taken
 * away by people alone.
 */
export async function signIn(context: BackendContext, account: string, password: string): Promise<SignedIn> {
  const user = findAccount(context, account);
  if (!user) {
    // takes as long as if there were somebody
    await isPassword(password, { ...NOBODY, rounds: context.settings.passwordRounds });
    throw refuse('signInWrong');
  }
  if (!(await isPassword(password, user.password))) throw refuse('signInWrong');
  const answer = enter(context, user);
  const { passwordRounds } = context.settings;
  if (!isDemoPassword(user.password) && isWeakHash(user.password, passwordRounds)) {
    accountTables(context.store).users.patch(user.id, { password: await hashPassword(password, passwordRounds) });
  }
  return answer;
}
