/**
 * What of react-router's inside the console stands on, and the only place that names it: the five contexts its hooks
 * and links read. `StillRouter`, `LiveRouter` and `TabRouter` provide them in place of `RouterProvider`, whose changes
 * would draw hidden pages again. They may change with any version: `routerInternals.test.tsx` compares them with what
 * `RouterProvider` gives.
 */
export {
  UNSAFE_DataRouterContext as RouterContext,
  UNSAFE_DataRouterStateContext as RouterStateContext,
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_NavigationContext as NavigationContext,
  UNSAFE_RouteContext as RouteContext,
} from 'react-router';
