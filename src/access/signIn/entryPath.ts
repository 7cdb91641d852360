import { wireConfig } from '@/api';
import { basePath, withoutBase } from '../basePath';

/** The pages that sign people in: the form and the landing of the single sign-on. */
export type EntryPage = 'login' | 'authentication';

/** The parameter of a page that brings a token. */
export const tokenName = (page: EntryPage): string => (page === 'login' ? wireConfig.entryToken : 'token');

/** Which of the pages that sign people in a path of this host names; undefined for every other. */
export function entryPage(pathname: string, base: string = basePath): EntryPage | undefined {
  const name = withoutBase(pathname, base).replace(/\/+$/, '').slice(1);
  return name === 'login' || name === 'authentication' ? name : undefined;
}

/**
 * The token that an address of this host brings: the first in the query or, where it reaches neither a server nor its
 * logs, in the fragment (`/login#entryToken=…`). null when there is none.
 */
export function tokenIn({ pathname, searchParams, hash }: URL): string | null {
  const page = entryPage(pathname);
  if (!page) return null;
  const name = tokenName(page);
  return searchParams.get(name) ?? new URLSearchParams(hash.slice(1)).get(name);
}

/** As whoever wants to hide a path may write it: capitals, encoded letters, more slashes than one. */
function plainPath(pathname: string): string {
  let text = pathname;
  try {
    text = decodeURIComponent(pathname);
  } catch {
    // no encoding: what stands there is meant
  }
  return text.replace(/[/\\]+/g, '/').toLowerCase();
}

/**
 * Whether an address, absolute or relative, leads to a page of this console that signs people in. What others write
 * (records, files, menus) must not: `/login?entryToken=…` would change who is signed in. A relative one counts from
 * this page and from the root, as it may be shown on any.
 *
 * @example leadsToEntry('/Login/?entryToken=x') // true
 */
export function leadsToEntry(address: string, base: string = basePath): boolean {
  const here = typeof location === 'undefined' ? 'http://page.invalid/' : location.href; // tools have no page
  return [here, '/', `${base}/`].some((from) => {
    const start = URL.canParse(from, here) ? new URL(from, here) : undefined;
    if (!start || !URL.canParse(address, start)) return false;
    const { host, pathname } = new URL(address, start);
    return host === start.host && entryPage(plainPath(pathname), base.toLowerCase()) !== undefined;
  });
}
