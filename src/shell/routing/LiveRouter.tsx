import { useMemo, type ReactNode } from 'react';
import { UNSAFE_DataRouterStateContext as RouterStateContext, UNSAFE_LocationContext as LocationContext, UNSAFE_RouteContext as RouteContext } from 'react-router-dom';
import { routeAt } from './routeAt';
import { useAddress } from './useAddress';

/** Follows the address: links below it know which page is shown, hooks read where the console is. */
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
