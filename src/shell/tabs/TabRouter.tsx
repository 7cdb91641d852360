import { useMemo, useState, type ReactNode } from 'react';
import { resolvePath, type Location, type RouterState } from 'react-router';
import { leaving } from './leftTabs';
import { tabPlace } from './tabPlace';
import { useAccess } from '@/access';
import type { PagePlace } from '@/data/internal';
import { routeAt } from '../routing/routeAt';
import { LocationContext, RouteContext, RouterContext, RouterStateContext } from '../routing/routerInternals';
import { useRouter } from '../routing/useRouter';
import type { PageTab } from './pageTab';

interface TabRouterProps {
  readonly tab: PageTab;
  /** The state of the console's router; undefined while the tab is hidden. */
  readonly address: RouterState | undefined;
  readonly place: PagePlace;
  /** The page goes elsewhere while it is hidden. */
  move(key: string, location: Location): void;
  readonly children: ReactNode;
}

/** The last value there was; `first` before there was one. */
function useLast<T>(value: T | undefined, first: T): T {
  const [kept, keep] = useState(value ?? first);
  if (value !== undefined && kept !== value) keep(value);
  return value ?? kept;
}

/**
 * The value there was when the address was live first: to come back to a tab as it was left is no news to its links.
 */
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
export function TabRouter({ tab, address, place, move, children }: TabRouterProps) {
  const access = useAccess();
  const outer = useRouter();
  const state = useLast(address, outer.router.state);
  const navigationType = state.historyAction;
  const { key, route, own, location } = tab;
  const routes = useAtAddress(
    useMemo(() => routeAt(state).route, [state]),
    location,
    address !== undefined,
  );
  const here = useMemo(() => ({ location, navigationType }), [location, navigationType]);

  const router = useMemo(() => {
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
    const inner = new Proxy(outer.router, {
      get: (target, name) => (name === 'navigate' ? navigate : Reflect.get(target, name)),
    });
    return { ...outer, router: inner };
  }, [outer, access, place, move, key, route, own, location.pathname]);

  return (
    <RouterContext value={router}>
      <RouterStateContext value={state}>
        <RouteContext value={routes}>
          <LocationContext value={here}>{children}</LocationContext>
        </RouteContext>
      </RouterStateContext>
    </RouterContext>
  );
}
