import type { RouterState } from 'react-router';

/** What links and hooks of a page read of the state of a router: where it is, and the route that answers there. */
export function routeAt({ location, historyAction, matches }: RouterState) {
  return {
    here: { location, navigationType: historyAction },
    route: { outlet: null, matches, isDataRoute: true },
  };
}
