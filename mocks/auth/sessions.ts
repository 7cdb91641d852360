import { accountTables } from '../account/tables';
import type { Actor } from '../account/actor';
import { grantsOfUser } from '../account/grants';
import { HOUR, MINUTE } from '../core/clock';
import type { BackendContext } from '../core/context';
import { secretText } from '../core/ids';
import { Refusal } from '../core/refusal';
import type { Doc } from '../store/store';
import { table } from '../store/table';

interface SessionDoc extends Doc {
  readonly userId: string;
  /** End of the session, in ms since 1970. */
  readonly until: number;
  /** When it was last used, to the minute; absent until then. */
  readonly usedAt?: number;
  /** Fingerprint of the grants its owner knows of. */
  readonly grants: string;
}

/** Tokens: opaque, kept, expiring, and dead as soon as what they grant has changed. */
export function sessions(context: BackendContext) {
  const { store, clock, settings } = context;
  const kept = table<SessionDoc>(store, 'sessions');
  const { users, tenants } = accountTables(store);

  const actorFor = (userId: string): Actor | undefined => {
    const user = users.get(userId);
    const tenant = user && tenants.get(user.tenantId);
    if (!user || !tenant || user.state === 0) return undefined;
    return { user, tenant, grants: grantsOfUser(store, user, tenant) };
  };
  const lasts = ({ until, usedAt }: SessionDoc): boolean =>
    until >= clock() && (usedAt === undefined || clock() - usedAt <= settings.idleHours * HOUR);
  const unauthorized = () => new Refusal('unauthorized', { status: 401 });

  return {
    /** Starts a session; returns its token. */
    start(userId: string): string {
      const expired = kept.filter((one) => !lasts(one)).map((one) => one.id);
      if (expired.length > 0) kept.remove(...expired);
      const id = secretText();
      kept.put({
        id,
        userId,
        until: clock() + settings.tokenHours * HOUR,
        usedAt: clock(),
        grants: actorFor(userId)?.grants.fingerprint ?? '',
      });
      return id;
    },
    /**
     * Who has the token. Throws 401 for an unknown or expired one, and 406, once, when his grants were changed by
     * others.
     */
    open(token: string): Actor {
      const session = kept.get(token);
      const actor = session && lasts(session) ? actorFor(session.userId) : undefined;
      if (!session || !actor) throw unauthorized();
      if (clock() - (session.usedAt ?? 0) >= MINUTE) kept.patch(token, { usedAt: clock() });
      if (session.grants === actor.grants.fingerprint) return actor;
      kept.remove(token);
      throw new Refusal('permissionChanged', { status: 406 });
    },
    /** Who has the token, if anybody; ends nothing and throws nothing. */
    peek(token: string): Actor | undefined {
      const session = kept.get(token);
      return session && lasts(session) ? actorFor(session.userId) : undefined;
    },
    /** Whoever changes his own grants goes on with them. */
    acknowledge(token: string): void {
      const session = kept.get(token);
      const grants = session && actorFor(session.userId)?.grants.fingerprint;
      if (session && grants !== undefined && grants !== session.grants) kept.patch(token, { grants });
    },
    /** Tokens of those who know all their grants. */
    upToDate(): readonly string[] {
      return kept.filter((one) => one.grants === actorFor(one.userId)?.grants.fingerprint).map(({ id }) => id);
    },
    /** All go on for so many ms more: the clock was put forward, and nobody is to be signed out by that. */
    prolong(milliseconds: number): void {
      const all = kept.all();
      if (all.length > 0) kept.put(...all.map((one) => ({ ...one, until: one.until + milliseconds, usedAt: clock() })));
    },
    end(token: string): void {
      kept.remove(token);
    },
    /** Ends all sessions of a user, but perhaps one. */
    endAll(userId: string, except?: string): void {
      kept.remove(...kept.filter((one) => one.userId === userId && one.id !== except).map((one) => one.id));
    },
  };
}
