import type { Access } from './access';

/**
 * Where a path leads that holds nothing but bespoke pages and reports and has none of its own: `/homeDetail` to the
 * first of its tabs that is granted. Undefined where lists stand below: their directories are no pages, and what is not
 * granted says so.
 */
export function firstBelow({ routes }: Access, pathname: string): string | undefined {
  const directory = `${pathname.replace(/\/+$/, '')}/`;
  if (directory === '/') return undefined;
  const below = [...routes.values()].filter(({ path }) => path.startsWith(directory));
  return below.every(({ target }) => target.kind === 'page' || target.kind === 'report') ? below[0]?.path : undefined;
}
