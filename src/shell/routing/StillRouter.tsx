import { useState, type ReactNode } from 'react';
import type { Navigator, RouterProviderProps } from 'react-router';
import { inBase } from '@/access/internal';
import { routeAt } from './routeAt';
import { LocationContext, NavigationContext, RouteContext, RouterContext, RouterStateContext } from './routerInternals';

export type ConsoleRouter = RouterProviderProps['router'];

/** What a router gives to those below it, as it is now. */
function contextsOf(router: ConsoleRouter) {
  const plain: Pick<Navigator, 'createHref'> = router;
  const navigator: Navigator = {
    createHref: (to) => inBase(plain.createHref(to)),
    encodeLocation: router.encodeLocation,
    go: (steps) => void router.navigate(steps),
    push: (to, state) => void router.navigate(to, { state }),
    replace: (to, state) => void router.navigate(to, { state, replace: true }),
  };
  const basename = router.basename ?? '/';
  return {
    router: { router, navigator, basename, static: false },
    navigation: { navigator, basename, static: false, useTransitions: false, future: {} },
    state: router.state,
    ...routeAt(router.state),
  };
}

/**
 * A router whose contexts never change, in place of `RouterProvider`: below that one every navigation draws again
 * whatever reads an address in hidden pages, although these have addresses of their own. What follows the address takes
 * it from `useAddress`, or stands in a `LiveRouter`.
 *
 * @example
 *   const [router] = useState(() => createMemoryRouter([{ path: '*', element: null }], { initialEntries: ['/'] }));
 *   return <StillRouter router={router}>{children}</StillRouter>;
 * @public
 */
export function StillRouter({ router, children }: { readonly router: ConsoleRouter; readonly children: ReactNode }) {
  const [still] = useState(() => contextsOf(router));
  return (
    <RouterContext value={still.router}>
      <NavigationContext value={still.navigation}>
        <RouterStateContext value={still.state}>
          <RouteContext value={still.route}>
            <LocationContext value={still.here}>{children}</LocationContext>
          </RouteContext>
        </RouterStateContext>
      </NavigationContext>
    </RouterContext>
  );
}
