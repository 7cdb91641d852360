import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useAccess, useRoutePath } from '@/access';
import { leaving } from '@/shell';
import { PAGE_OF, type HomeTab } from './homeTabs';

/** What a `Link` or `navigate` takes to get to a page of the home. */
export interface HomeLink {
  readonly to: { readonly pathname: string; readonly search: string };
  readonly replace: true;
  readonly state: object;
}

/**
 * Where the pages of the shown home stand: the route is replaced, the id stays (spec 02 §2) and so does what figures
 * are compared with. The page that is left leaves no page tab behind. Undefined for a page that is not granted.
 */
export function useHomeLinks(): (tab: HomeTab) => HomeLink | undefined {
  const { pathOf } = useAccess();
  const route = useRoutePath();
  const [params] = useSearchParams();
  const id = params.get('id') ?? '';
  const compareWith = params.get('compareWith');
  return useMemo(
    () => (tab) => {
      const pathname = pathOf.get(PAGE_OF[tab]);
      return pathname === undefined
        ? undefined
        : {
            to: { pathname, search: `?${new URLSearchParams({ id, ...(compareWith !== null && { compareWith }) })}` },
            replace: true,
            state: leaving(null, route),
          };
    },
    [pathOf, route, id, compareWith],
  );
}
