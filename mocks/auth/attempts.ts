import { DAY, MINUTE, SECOND, type Clock } from '../core/clock';
import { Refusal } from '../core/refusal';

/**
 * Failures that cost nothing: of one account from one address, of an address, and of an account from addresses that
 * never signed in to it.
 */
const FREE = { pair: 5, address: 20, account: 20 } as const;
/** The longest that anybody waits. */
const LONGEST = 15 * MINUTE;
/** A stranger never keeps somebody's account for longer, wherever its owner signs in from. */
const LONGEST_ACCOUNT = MINUTE;
/** So long without a failure, and it is forgotten. */
const KEPT = DAY;
/** So many are remembered, the last ones: what strangers send fills no memory. */
const MOST = 10_000;

interface Failures {
  readonly count: number;
  /** Nothing is tried before, epoch ms. */
  readonly until: number;
  readonly at: number;
}

/** A map of the last entries that were set. */
function lastOnes<Value>() {
  const entries = new Map<string, Value>();
  return {
    has: (key: string): boolean => entries.has(key),
    get: (key: string): Value | undefined => entries.get(key),
    delete: (key: string): boolean => entries.delete(key),
    set(key: string, value: Value): void {
      entries.delete(key);
      entries.set(key, value);
      const [oldest] = entries.keys();
      if (entries.size > MOST && oldest !== undefined) entries.delete(oldest);
    },
  };
}

/**
 * Who failed to sign in waits, longer each time: by account and address together, by address over all accounts, and by
 * account over all addresses but those its owner signed in from. Nobody is locked out by others. What is under way
 * counts as failed until it has ended, so that guesses sent at once are no more than those sent one by one. Kept in
 * memory, so that guesses write nothing.
 */
export function attempts(clock: Clock) {
  const failures = lastOnes<Failures>();
  const underWay = new Map<string, number>();
  const known = lastOnes<true>();
  const keysOf = (account: string, address: string) => {
    const name = account.toLowerCase();
    const pair = `pair ${name} ${address}`;
    return { pair, address: `address ${address}`, ...(!known.has(pair) && { account: `account ${name}` }) };
  };
  const failed = (key: string): Failures | undefined => {
    const found = failures.get(key);
    return found && clock() - found.at <= KEPT ? found : undefined;
  };
  const isFull = ([kind, key]: readonly [string, string]): boolean => {
    const running = underWay.get(key) ?? 0;
    return running > 0 && (failed(key)?.count ?? 0) + running >= FREE[kind as keyof typeof FREE];
  };
  const counts = {
    /** Seconds that are still to be waited; 0: it may be tried now. */
    wait(account: string, address: string): number {
      const keys = Object.entries(keysOf(account, address));
      const until = Math.max(...keys.map(([, key]) => failed(key)?.until ?? 0));
      return Math.max(keys.some(isFull) ? 1 : 0, Math.ceil((until - clock()) / SECOND));
    },
    /**
     * To be called as soon as `wait` says 0, with nothing in between; what it returns, when it has ended either way.
     */
    begin(account: string, address: string): () => void {
      const keys = Object.values(keysOf(account, address));
      for (const key of keys) underWay.set(key, (underWay.get(key) ?? 0) + 1);
      return () => {
        for (const key of keys) {
          const others = (underWay.get(key) ?? 1) - 1;
          if (others > 0) underWay.set(key, others);
          else underWay.delete(key);
        }
      };
    },
    fail(account: string, address: string): void {
      const now = clock();
      for (const [kind, key] of Object.entries(keysOf(account, address))) {
        const count = (failed(key)?.count ?? 0) + 1;
        const beyond = count - FREE[kind as keyof typeof FREE];
        const pause = beyond < 0 ? 0 : Math.min(kind === 'account' ? LONGEST_ACCOUNT : LONGEST, SECOND * 2 ** beyond);
        failures.set(key, { count, until: now + pause, at: now });
      }
    },
    succeed(account: string, address: string): void {
      const { pair, address: shared } = keysOf(account, address);
      failures.delete(pair);
      known.set(pair, true);
      // An office has one address: who signs in there makes up for some who mistyped, and not for a machine that
      // guesses.
      const before = failed(shared);
      if (before) failures.set(shared, { ...before, count: Math.max(0, before.count - FREE.pair) });
    },
  };
  return {
    ...counts,
    /** Does what a password opens. Refuses (429) who has to wait; what is rejected counts as a failure. */
    async guard<Result>(account: string, address: string, work: () => Promise<Result>): Promise<Result> {
      const seconds = counts.wait(account, address);
      if (seconds > 0) throw new Refusal('tooManyAttempts', { status: 429, args: { seconds }, retryAfter: seconds });
      const ended = counts.begin(account, address);
      try {
        const result = await work();
        counts.succeed(account, address);
        return result;
      } catch (error) {
        counts.fail(account, address);
        throw error;
      } finally {
        ended();
      }
    },
  };
}

export type Attempts = ReturnType<typeof attempts>;
