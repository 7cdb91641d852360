/** First segments that menus can never take (spec 01 §2), with the address of the services. */
const RESERVED = new Set(['login', 'authentication', 'error', 'api']);

/**
 * The URL path of a menu: absolute when it begins with `/`, else below its parent. Empty and dot segments fall
 * away, so it never climbs. '' when nothing is left; undefined when it holds patterns or control characters.
 */
export function routePath(path: string, parent: string): string | undefined {
  const plain = (path.split(/[?#]/)[0] ?? '').trim().replaceAll('\\', '/');
  const segments = plain.split('/').filter((segment) => segment !== '' && segment !== '.' && segment !== '..');
  if (segments.some((segment) => /[*\p{Cc}]|^:/u.test(segment))) return undefined;
  if (segments.length === 0) return '';
  return `${plain.startsWith('/') ? '' : parent}/${segments.join('/')}`;
}

/** Whether a path belongs to a static route. */
export function isReservedPath(path: string): boolean {
  return RESERVED.has((path.split('/')[1] ?? '').toLowerCase());
}
