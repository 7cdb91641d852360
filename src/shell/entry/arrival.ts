import { entryPage, tokenIn, tokenName, isOutsideToken } from '@/access/internal';

/** How the person came to this page. */
export type Arrival =
  | { readonly kind: 'sign-in' }
  /** /login with a token; no token: it is unusable. */
  | { readonly kind: 'exchange'; readonly token?: string }
  /** /authentication; no token: nothing is to happen. */
  | { readonly kind: 'landing'; readonly token?: string }
  | { readonly kind: 'console' };

/** Reads the address of the page and takes tokens out of it at once, before any call is made (spec 01 §2). */
export function readArrival(): Arrival {
  const url = new URL(window.location.href);
  const page = entryPage(url.pathname);
  if (!page) return { kind: 'console' };
  const token = takeToken(url, tokenName(page));
  if (page === 'login' && token === null) return { kind: 'sign-in' };
  return { kind: page === 'login' ? 'exchange' : 'landing', ...(isOutsideToken(token) && { token }) };
}

/**
 * A link that only brings a fragment loads nothing where its page is open already: then the page is loaded anew, with
 * the token.
 */
export function heedLaterToken(): void {
  window.addEventListener('hashchange', () => {
    if (tokenIn(new URL(window.location.href)) !== null) window.location.reload();
  });
}

/** The token of the address; all values of the parameter, and the fragment, leave the address and its history entry. */
function takeToken(url: URL, name: string): string | null {
  const token = tokenIn(url);
  if (token === null) return null;
  url.searchParams.delete(name);
  window.history.replaceState(null, '', url.pathname + url.search);
  return token;
}
