import { useAccess } from '@/access';

/**
 * Where a page stands: at the path the specification names, if that is granted, else where a menu puts it; undefined
 * when nobody granted it.
 */
export function usePagePath(key: string, path: string): string | undefined {
  const { routes, pathOf } = useAccess();
  return routes.has(path) ? path : pathOf.get(key);
}
