import { parsePath, type Path } from 'react-router';
import type { Access } from '@/access';

/**
 * The parameter of an address that carries what react-admin writes behind it: the tab of a record. No page calls its
 * own so.
 */
const PART = '_part';

/** Views of a record and of a new one, as both of us call them. */
const VIEWS: ReadonlySet<string> = new Set(['show', 'edit', 'create']);

/** An address below a resource as ours: `7` is a form, `7/show/more` is the page `7/show` and a part of it. */
function ourPage(below: readonly string[]): { readonly page: readonly string[]; readonly part?: string } {
  const [first, second] = below;
  if (below.length === 1 && first !== 'create') return { page: [...below, 'edit'] };
  const length = first === 'create' ? 1 : 2;
  if (below.length > length && VIEWS.has(second ?? ''))
    return { page: below.slice(0, length), part: below.slice(length).join('/') };
  if (below.length > 1 && first !== undefined && !VIEWS.has(first) && !VIEWS.has(second ?? ''))
    return { page: [first, 'edit'], part: below.slice(1).join('/') };
  return { page: below };
}

/**
 * The address of our page for an address as react-admin makes it: `/platform/user/7` is a form there, its tabs stand
 * behind it, and a resource may be named by its schema. Any other stays as it is.
 */
export function ourAddress(access: Access, to: Partial<Path>): Partial<Path> {
  const names = (to.pathname ?? '').split('/').slice(1);
  for (let length = names.length; length > 0; length -= 1) {
    const name = names.slice(0, length).join('/');
    const own = access.routes.has(`/${name}`) ? `/${name}` : access.pathOf.get(name);
    const target = own === undefined ? undefined : access.routes.get(own)?.target;
    if (target?.kind !== 'resource') continue;
    const { page, part } = ourPage(names.slice(length).filter((one) => one !== ''));
    const params = new URLSearchParams(to.search);
    if (part !== undefined) params.set(PART, part);
    return { ...to, pathname: [own, ...page].join('/'), ...(part !== undefined && { search: `?${params}` }) };
  }
  return to;
}

/** The same of an address in one text. */
export const ourHref = (access: Access, href: string): Partial<Path> | string => {
  const to = ourAddress(access, parsePath(href));
  return to.pathname === undefined ? href : to;
};

/** An address of ours as components of react-admin on the page see it. */
export function theirPlace<T extends Path>(location: T): T {
  const params = new URLSearchParams(location.search);
  const part = params.get(PART);
  if (part === null) return location;
  params.delete(PART);
  const search = params.size > 0 ? `?${params}` : '';
  return { ...location, pathname: `${location.pathname}/${part}`, search };
}
