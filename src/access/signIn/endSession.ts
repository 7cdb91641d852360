import { call } from '@/api';
import { addressHere, inBase } from '../basePath';
import { saveOpenDrafts } from '../memory/drafts';
import { forgetAccess } from '../grants';
import { rememberReturn } from './returnTo';
import { clearSession, currentSession, onSessionChange } from '../session';
import { tabStore } from '../storage';
import { forgetUserState, parkUserState } from '../memory/userState';

/** Why a session ended; the sign-in page says so once. */
export type EndReason = 'expired' | 'permission' | 'signed-out' | 'password';

const KEY = 'endReason';
const LOGOUT_CAP_MS = 3000;
const REASONS: readonly unknown[] = ['expired', 'permission', 'signed-out', 'password'] satisfies EndReason[];

/**
 * Forgets the session and, in this browser, what its user left but preferences and what is apart for each; other tabs
 * leave.
 */
export function replaceSession(): void {
  forgetUserState();
  clearSession();
  forgetAccess();
}

let ending: Promise<void> | undefined;

/**
 * Ends the session and opens /login with a full reload, so that nothing of the user stays in memory (spec 01 §8).
 * However many calls fail together, it runs once until the next sign-in. After `expired` and `permission` what was
 * typed and the place are kept for the same user, in this tab; after the others everything but preferences is
 * forgotten.
 */
export function endSession(reason: EndReason): Promise<void> {
  ending ??= run(reason);
  return ending;
}

/** The reason the last session ended for, once. */
export function takeEndReason(): EndReason | undefined {
  const stored = tabStore.read(KEY);
  tabStore.remove(KEY);
  return REASONS.includes(stored) ? (stored as EndReason) : undefined;
}

async function run(reason: EndReason): Promise<void> {
  const stopListening = onSessionChange((session) => {
    if (!session) return;
    ending = undefined;
    stopListening();
  });
  if (reason === 'signed-out') await tellServer();
  const session = currentSession();
  if (reason === 'expired' || reason === 'permission') {
    saveOpenDrafts();
    parkUserState(session?.userId ?? '');
    rememberReturn(addressHere(), session?.userId);
  } else forgetUserState();
  clearSession();
  forgetAccess();
  tabStore.write(KEY, reason);
  window.location.replace(inBase('/login'));
}

/** The server's answer does not matter, nor whether there is one. */
async function tellServer(): Promise<void> {
  const logout = call({
    method: 'POST',
    path: '/account/v3/web/auth/logout',
    params: {},
    quiet: true,
    anonymous: false,
    timeout: LOGOUT_CAP_MS,
  });
  const cap = new Promise<void>((resolve) => setTimeout(resolve, LOGOUT_CAP_MS));
  await Promise.race([
    logout.then(
      () => undefined,
      () => undefined,
    ),
    cap,
  ]);
}
