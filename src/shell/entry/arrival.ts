import { withoutBase } from '@/access/basePath';
import { isOutsideToken } from '@/access/signIn';

/** How the person came to this page. */
export type Arrival =
  | { readonly kind: 'sign-in' }
  /** /login with an `iemsToken`; no token: it is unusable. */
  | { readonly kind: 'exchange'; readonly token?: string }
  /** /authentication; no token: nothing is to happen. */
  | { readonly kind: 'landing'; readonly token?: string }
  | { readonly kind: 'console' };

/** Reads the address of the page and takes tokens out of it at once, before any call is made (spec 01 §2). */
export function readArrival(): Arrival {
  const url = new URL(window.location.href);
  const name = withoutBase(url.pathname).replace(/\/+$/, '');
  if (name === '/login') {
    const token = takeToken(url, 'iemsToken');
    if (token === null) return { kind: 'sign-in' };
    return { kind: 'exchange', ...(isOutsideToken(token) && { token }) };
  }
  if (name === '/authentication') {
    const token = takeToken(url, 'token');
    return { kind: 'landing', ...(isOutsideToken(token) && { token }) };
  }
  return { kind: 'console' };
}

/** The first value of the parameter; all of them leave the address and its history entry. */
function takeToken(url: URL, name: string): string | null {
  const token = url.searchParams.get(name);
  if (token === null) return null;
  url.searchParams.delete(name);
  window.history.replaceState(null, '', url.pathname + url.search);
  return token;
}
