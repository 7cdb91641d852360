import { entryPage, tokenIn, tabStore } from '@/access/internal';
import { currentSession } from '@/access';

/**
 * Whether this address leads to the sign-in form and nothing else: nobody is signed in, no token came along, and no
 * session has just ended, which the page may have to explain. The build says on `html` where a console may have a
 * sign-in of another kind. It reads only: taking tokens out of the address and reasons out of the store is the entry's.
 */
export function expectsForm(): boolean {
  if (document.documentElement.dataset.signIn === 'own') return false;
  const url = new URL(window.location.href);
  const page = entryPage(url.pathname);
  if (page === 'authentication') return false;
  if (page === 'login' ? tokenIn(url) !== null : currentSession() !== undefined) return false;
  return tabStore.read('endReason') === undefined;
}
