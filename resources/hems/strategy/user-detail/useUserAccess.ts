import { useMemo } from 'react';
import { type Access, useAccess, useRoutePath } from '@/access';

const WHOSE = ['hems/home', 'hems/controller-home'] as const;

// covers HR-263
/**
 * What is granted on a page about a customer user: the codes of its own route and those of the menus home and
 * controllerHome (spec 02 §6: their child buttons apply to the strategy pages).
 */
export function useUserAccess(): Access {
  const access = useAccess();
  const path = useRoutePath();
  return useMemo(() => {
    const own = access.routes.get(path);
    if (!own) return access;
    const homes = [...access.routes.values()].filter(
      (route) =>
        (route.target.kind !== 'unknown' &&
          WHOSE.some((key) => route.target.kind !== 'unknown' && route.target.key === key)) ||
        route.path.endsWith('/controllerHome'),
    );
    const codes = new Set([...own.codes, ...homes.flatMap((route) => [...route.codes])]);
    return { ...access, routes: new Map(access.routes).set(path, { ...own, codes }) };
  }, [access, path]);
}
