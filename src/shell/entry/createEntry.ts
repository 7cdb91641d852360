import { WireError } from '@/api';
import {
  addressHere,
  inBase,
  endSession,
  replaceSession,
  takeEndReason,
  forgetAccess,
  rememberReturn,
  clearSession,
  type Session,
  prepareSealKey,
  exchangeToken,
  landSso,
  signIn,
  type Credentials,
} from '@/access/internal';
import { currentSession, onSessionChange } from '@/access';
import type { Arrival } from './arrival';
import type { Opened } from './openConsole';
import type { Notice, Stage } from './stage';

/** The way from an address to the console, outside of React: effects may run twice, a token must not be spent twice. */
export interface Entry {
  stage(): Stage;
  subscribe(listener: () => void): () => void;
  /** Call once, before the first render, with how the person came. Returns what ends it; a page never needs to. */
  start(arrival: Arrival): () => void;
  /** Whether the console opens; when not, the stage says why. */
  signIn(credentials: Credentials): Promise<boolean>;
  retry(): void;
  /**
   * Whether the link with a token is to sign in in place of who is signed in; else the session stays and the console
   * opens.
   */
  answer(replace: boolean): void;
  /** Fetches what comes after the sign-in; when it does not come, signing in asks again. */
  prefetch(locale: string): void;
}

const END_NOTICES: Readonly<Record<string, Notice>> = {
  expired: { tone: 'error', key: 'ended.expired' },
  permission: { tone: 'error', key: 'ended.permission' },
  password: { tone: 'success', key: 'ended.password' },
};
const INVALID_LINK: Notice = { tone: 'error', key: 'errors.link' };
const MALFORMED: Notice = { tone: 'error', key: 'errors.malformed' };
const EMPTY: Notice = { tone: 'error', key: 'empty' };

/**
 * @param ssoCode names this client at the single sign-on
 * @param open loads all that the console needs
 * @param prefetch fetches what of it needs no session
 */
export function createEntry(
  ssoCode: string,
  open: () => Promise<Opened>,
  prefetch: (locale: string) => Promise<unknown>,
): Entry {
  const listeners = new Set<() => void>();
  let stage: Stage = { name: 'opening' };
  /** Whose console is open or opening in this page. */
  let owner: string | undefined;
  /** What the link with a token does once it is wanted. */
  let exchange: (() => void) | undefined;

  const go = (next: Stage) => {
    stage = next;
    for (const listener of listeners) listener();
  };

  const showSignIn = (notice?: Notice) => {
    owner = undefined;
    if (window.location.pathname !== inBase('/login')) window.history.replaceState(null, '', inBase('/login'));
    go({ name: 'sign-in', busy: false, ...(notice && { notice }) });
  };

  /** Back to the sign-in, without the session that led nowhere. */
  const dropSession = (notice: Notice) => {
    clearSession();
    forgetAccess();
    showSignIn(notice);
  };

  const enter = async (session: Session, land: boolean): Promise<void> => {
    owner = session.userId;
    const later = import('./restoreRoute'); // the sign-in form does without it
    const [{ access, registry, mustChange }, { restoreRoute }] = await Promise.all([open(), later]);
    if (access.platforms.length === 0) return dropSession(EMPTY);
    if (land) restoreRoute(session.userId);
    go(mustChange ? { name: 'password', registry } : { name: 'ready', access, registry });
  };

  /** True when the failure ends the session, which reloads the page. */
  const endedBy = (error: unknown): boolean => {
    const kind = error instanceof WireError ? error.kind : undefined;
    if (kind !== 'unauthorized' && kind !== 'permission-changed') return false;
    void endSession(kind === 'unauthorized' ? 'expired' : 'permission');
    return true;
  };

  /** Opens the console for a session that is already there: after a reload, or from another tab. */
  const reopen = (session: Session, land = false) => {
    go({ name: 'opening' });
    enter(session, land).catch((error: unknown) => {
      if (!endedBy(error)) go({ name: 'failed', notice: failureNotice(error) });
    });
  };

  /** From an answer of the server to the console, or back to the sign-in with the reason. */
  const enterWith = async (answer: Promise<Session | undefined>, without: () => void): Promise<boolean> => {
    let session: Session | undefined;
    try {
      session = await answer;
    } catch (error) {
      showSignIn(failureNotice(error));
      return false;
    }
    if (session) await enter(session, true).catch((error: unknown) => dropSession(failureNotice(error)));
    else without();
    return stage.name === 'ready' || stage.name === 'password';
  };

  /**
   * Uses the token of the link. A link is written by anybody: where somebody is signed in, nothing happens before he
   * says so.
   */
  const offer = (wanted: () => void) => {
    const session = currentSession();
    exchange = session && wanted;
    if (session) go({ name: 'replace', signedIn: session.userName || session.account || session.userId });
    else wanted();
  };

  const reopenOrSignIn = () => {
    const session = currentSession();
    if (session) reopen(session);
    else showSignIn();
  };

  /**
   * Another tab signed out or signed in: no two users in one browser, no console without a session. The root opens for
   * whoever is there by then.
   */
  const follow = (session: Session | undefined, elsewhere: boolean) => {
    if (elsewhere && exchange) return offer(exchange);
    if (!elsewhere || session?.userId === owner) return;
    if (owner !== undefined) window.location.replace(inBase('/'));
    else if (session && stage.name === 'sign-in' && !stage.busy) reopen(session, true);
  };

  const begin = (arrival: Arrival) => {
    const session = currentSession();
    const reason = takeEndReason();
    if (arrival.kind === 'landing') {
      const { token } = arrival;
      if (token === undefined) return go({ name: 'landing' });
      offer(() => {
        go({ name: 'opening' });
        void enterWith(landSso(token, ssoCode), () => go({ name: 'landing' }));
      });
    } else if (arrival.kind === 'exchange') {
      const { token } = arrival;
      if (token === undefined) return showSignIn(INVALID_LINK);
      offer(() => {
        go({ name: 'sign-in', busy: true });
        void enterWith(exchangeToken(token), () => showSignIn(INVALID_LINK));
      });
    } else if (arrival.kind === 'console' && session) reopen(session);
    else {
      if (arrival.kind === 'console') rememberReturn(addressHere());
      showSignIn(reason && END_NOTICES[reason]);
    }
  };

  return {
    stage: () => stage,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start(arrival) {
      const stopFollowing = onSessionChange(follow);
      begin(arrival);
      return stopFollowing;
    },
    async signIn(credentials) {
      go({ name: 'sign-in', busy: true });
      const opened = await enterWith(signIn(credentials), () => showSignIn(MALFORMED));
      if (!opened) prepareSealKey();
      return opened;
    },
    prefetch: (locale) => void prefetch(locale).catch(() => undefined),
    retry: reopenOrSignIn,
    answer(replace) {
      const wanted = exchange;
      exchange = undefined;
      if (!wanted) return;
      if (replace) {
        replaceSession();
        wanted();
      } else {
        window.history.replaceState(null, '', inBase('/'));
        reopenOrSignIn();
      }
    },
  };
}

/**
 * What to say about a failure on the pages before the console: the server's own words, else a text of the catalogue.
 */
function failureNotice(error: unknown): Notice {
  if (!(error instanceof WireError)) return { tone: 'error', key: 'errors.unknown' };
  return { tone: 'error', key: error.messageKey, ...(error.serverText && { text: error.serverText }) };
}
