import type { Access, RouteGrant } from './access';

/** What a URL of the console shows. @public */
export type RouteMatch =
  | { readonly kind: 'home' }
  | { readonly kind: 'route'; readonly grant: RouteGrant; readonly view: 'list' | 'create' }
  | { readonly kind: 'route'; readonly grant: RouteGrant; readonly view: 'detail' | 'edit'; readonly id: string }
  /** A bespoke page, a report, or the placeholder of a component this build lacks (`rest` is empty of these two). */
  | { readonly kind: 'page'; readonly grant: RouteGrant; readonly rest: readonly string[] }
  | { readonly kind: 'forbidden' };

const FORBIDDEN: RouteMatch = { kind: 'forbidden' };

/** Undefined when a segment is no valid percent-encoding. */
function segmentsOf(pathname: string): string[] | undefined {
  try {
    return pathname
      .split('/')
      .filter((segment) => segment !== '')
      .map(decodeURIComponent);
  } catch {
    return undefined;
  }
}

function within(grant: RouteGrant, rest: readonly string[]): RouteMatch {
  if (grant.target.kind === 'page') return { kind: 'page', grant, rest };
  if (grant.target.kind !== 'resource') return rest.length === 0 ? { kind: 'page', grant, rest } : FORBIDDEN;
  const [first, second] = rest;
  if (first === undefined) return { kind: 'route', grant, view: 'list' };
  if (rest.length === 1 && first === 'create') return { kind: 'route', grant, view: 'create' };
  if (rest.length === 2 && second === 'show') return { kind: 'route', grant, view: 'detail', id: first };
  if (rest.length === 2 && second === 'edit') return { kind: 'route', grant, view: 'edit', id: first };
  return FORBIDDEN;
}

/**
 * What a path shows to this user: list `/a`, create `/a/create`, detail `/a/<id>/show`, edit `/a/<id>/edit`.
 * The longest granted path decides alone, and a bare segment is never a record: with `/a` granted and `/a/b` not,
 * `/a/b` is forbidden.
 *
 * @example matchRoute(access, '/iot/device/7/show') // { kind: 'route', grant, view: 'detail', id: '7' }
 * @public
 */
export function matchRoute(access: Access, pathname: string): RouteMatch {
  const segments = segmentsOf(pathname);
  if (!segments) return FORBIDDEN;
  if (segments.length === 0) return { kind: 'home' };
  for (let length = segments.length; length > 0; length -= 1) {
    const grant = access.routes.get(`/${segments.slice(0, length).join('/')}`);
    if (grant) return within(grant, segments.slice(length));
  }
  return FORBIDDEN;
}
