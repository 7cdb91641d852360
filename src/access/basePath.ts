/** Path the console is served below, without a slash at its end; '' when it has its host to itself. */
export const basePath: string = import.meta.env.BASE_URL.replace(/\/$/, '');

/** Where a path of the console, or of a file beside it, is on this host. */
export const inBase = (path: string): string => basePath + path;

/** A path of this host as the console names it. */
export function withoutBase(pathname: string, base: string = basePath): string {
  if (base === '' || !(pathname === base || pathname.startsWith(`${base}/`))) return pathname;
  return pathname.slice(base.length) || '/';
}

/** The address of this page as the console names it: path, query and hash. */
export function addressHere(): string {
  const { pathname, search, hash } = window.location;
  return withoutBase(pathname) + search + hash;
}
