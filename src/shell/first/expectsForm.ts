import { withoutBase } from '@/access/basePath';
import { currentSession } from '@/access/session';
import { tabStore } from '@/access/storage';

/**
 * Whether this address leads to the sign-in form and nothing else: nobody is signed in, no token came along, and no session has just
 * ended, which the page may have to explain. It reads only: taking tokens out of the address and reasons out of the store is the entry's.
 */
export function expectsForm(): boolean {
  const { pathname, search } = window.location;
  const name = withoutBase(pathname).replace(/\/+$/, '');
  if (name === '/authentication') return false;
  if (name === '/login' ? new URLSearchParams(search).has('iemsToken') : currentSession() !== undefined) return false;
  return tabStore.read('endReason') === undefined;
}
