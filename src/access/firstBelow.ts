import type { Access } from './access';

/** The first granted path below one that has no page of its own: `/homeDetail` leads to `/homeDetail/dashboard`. */
export function firstBelow({ routes }: Access, pathname: string): string | undefined {
  const directory = `${pathname.replace(/\/+$/, '')}/`;
  return directory === '/' ? undefined : [...routes.keys()].find((path) => path.startsWith(directory));
}
