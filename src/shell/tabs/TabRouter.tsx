import { useContext, useMemo, useState, type ReactNode } from 'react';
import {
  resolvePath,
  UNSAFE_DataRouterContext as RouterContext,
  UNSAFE_DataRouterStateContext as RouterStateContext,
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_RouteContext as RouteContext,
  useNavigationType,
  type Location,
} from 'react-router-dom';
import { leaving } from './leaving';
import { tabPlace } from './tabPlace';
import { useAccess } from '@/access/AccessContext';
import type { PagePlace } from '@/data/pagePlace';
import type { PageTab } from './pageTab';

interface TabRouterProps {
  readonly tab: PageTab;
  readonly shown: boolean;
  readonly place: PagePlace;
  /** The page goes elsewhere while it is hidden. */
  move(key: string, location: Location): void;
  readonly children: ReactNode;
}

/** The value of the time when it was live last. */
function useFrozen<T>(value: T, live: boolean): T {
  const [kept, keep] = useState(value);
  if (live && kept !== value) keep(value);
  return live ? value : kept;
}

/** The value there was when the address was live first: to come back to a tab as it was left is no news to its links. */
function useAtAddress<T>(value: T, address: Location, live: boolean): T {
  const [kept, keep] = useState({ value, address });
  const isNew = live && kept.address !== address;
  if (isNew) keep({ value, address });
  return isNew ? value : kept.value;
}

/**
 * A router of its own for one tab: its page sees the tab's address alone, and while it is hidden nothing of the
 * console's address reaches it. What it navigates then moves the tab, not the console.
 */
export function TabRouter({ tab, shown, place, move, children }: TabRouterProps) {
  const access = useAccess();
  const outer = useContext(RouterContext);
  const routerState = useFrozen(useContext(RouterStateContext), shown);
  const navigationType = useFrozen(useNavigationType(), shown);
  const { key, route, own, location } = tab;
  const routes = useAtAddress(useContext(RouteContext), location, shown);
  const here = useMemo(() => ({ location, navigationType }), [location, navigationType]);

  const router = useMemo(() => {
    if (!outer) return null;
    const navigate: typeof outer.router.navigate = async (to: unknown, options?: object) => {
      const { router: real } = outer;
      if (typeof to === 'number') return place.isShown() ? real.navigate(to) : undefined;
      if (typeof to !== 'string' && (typeof to !== 'object' || to === null)) return undefined;
      const target = resolvePath(to, location.pathname);
      const given = options && 'state' in options ? options.state : undefined;
      if (!place.isShown()) return move(key, { ...target, state: given ?? null, key: `${key} ${target.search}` });
      const next = tabPlace(access, [], target.pathname);
      const ends = own && next?.route === route && next.ownKey !== key;
      return real.navigate(target, ends ? { ...options, state: leaving(given, key) } : options);
    };
    const inner = new Proxy(outer.router, { get: (target, name) => (name === 'navigate' ? navigate : Reflect.get(target, name)) });
    return { ...outer, router: inner };
  }, [outer, access, place, move, key, route, own, location.pathname]);

  return (
    <RouterContext value={router}>
      <RouterStateContext value={routerState}>
        <RouteContext value={routes}>
          <LocationContext value={here}>{children}</LocationContext>
        </RouteContext>
      </RouterStateContext>
    </RouterContext>
  );
}
