import { localStore, STORE_PREFIX } from './storage';

/** Who is signed in. All texts; the token fits an HTTP header. */
export interface Session {
  readonly accessToken: string;
  readonly userId: string;
  readonly userName: string;
  readonly account: string;
}

/** `elsewhere`: the change was made by another tab, or by the user in the browser's storage. */
export type SessionListener = (session: Session | undefined, elsewhere: boolean) => void;

/** The token of a session nobody signed in for: it is sent nowhere, and there is nothing to sign out of. */
export const NO_TOKEN = '-';

const KEY = 'session';
const LONGEST_TOKEN = 8192;
const listeners = new Set<SessionListener>();
let known: Session | undefined;
let watching = false;

/** Whether a token may be sent: visible ASCII of sane length, and no 'Basic' in it (spec 01 §2). */
export function isUsableToken(token: unknown): token is string {
  return (
    typeof token === 'string' &&
    token.length <= LONGEST_TOKEN &&
    /^[\x21-\x7e]+$/.test(token) &&
    !token.includes('Basic')
  );
}

/**
 * The session kept by the browser, shared by its tabs; undefined when there is none or it is unusable.
 *
 * @example const name = currentSession()?.userName || '-'
 * @public
 */
export function currentSession(): Session | undefined {
  const stored = localStore.read(KEY);
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { accessToken, userId, userName, account } = stored as Partial<Record<keyof Session, unknown>>;
  if (!isUsableToken(accessToken)) return undefined;
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  return { accessToken, userId: text(userId), userName: text(userName), account: text(account) };
}

export function startSession(session: Session): void {
  localStore.write(KEY, session);
  announce(false);
}

export function clearSession(): void {
  localStore.remove(KEY);
  announce(false);
}

/**
 * Calls the listener when someone signs in or out, in this tab or in another: with the session, undefined once there is
 * none, and whether it was another tab. Returns the unsubscribe.
 *
 * @example const stop = onSessionChange((session) => console.log(session?.userName))
 * @public
 */
export function onSessionChange(listener: SessionListener): () => void {
  watch();
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function announce(elsewhere: boolean): void {
  const now = currentSession();
  if (now?.accessToken === known?.accessToken && now?.userId === known?.userId) return;
  known = now;
  for (const listener of [...listeners]) listener(now, elsewhere);
}

/** `pageshow` covers a page that comes back from the history as it was before a sign-out. */
function watch(): void {
  if (watching) return;
  watching = true;
  known = currentSession();
  window.addEventListener('storage', (event) => {
    if (event.key === null || event.key === STORE_PREFIX + KEY) announce(true);
  });
  window.addEventListener('pageshow', () => announce(true));
  document.addEventListener('visibilitychange', () => announce(true));
}
