import { useMemo, type ReactNode } from 'react';
import { routeAt } from './routeAt';
import { LocationContext, RouteContext, RouterStateContext } from './routerInternals';
import { useAddress } from './useAddress';

/**
 * Follows the address: links below it know which page is shown, hooks read where the console is.
 *
 * @example
 *   <StillRouter router={router}>
 *     <LiveRouter>{children}</LiveRouter>
 *   </StillRouter>
 * @public
 */
export function LiveRouter({ children }: { readonly children: ReactNode }) {
  const state = useAddress();
  const { here, route } = useMemo(() => routeAt(state), [state]);
  return (
    <RouterStateContext value={state}>
      <RouteContext value={route}>
        <LocationContext value={here}>{children}</LocationContext>
      </RouteContext>
    </RouterStateContext>
  );
}
