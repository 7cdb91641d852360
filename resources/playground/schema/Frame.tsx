import { Box } from '@mui/material';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { useEvent } from 'react-admin';
import {
  createMemoryRouter,
  RouterProvider,
  UNSAFE_DataRouterContext as RouterContext,
  UNSAFE_DataRouterStateContext as RouterStateContext,
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_RouteContext as RouteContext,
  useLocation,
  useNavigate,
} from 'react-router-dom';
import { RouteProvider, useAccess } from '@/access/AccessContext';
import { matchRoute, type RouteMatch } from '@/access/matchRoute';
import { Page } from '@/shell/console/Page';
import { LoadingPage } from '@/shell/pages/LoadingPage';
import { NoPermissionPage } from '@/shell/pages/NoPermissionPage';
import { PageBoundary } from '@/shell/pages/PageBoundary';

interface FrameProps {
  /** Where it begins, and returns to. */
  readonly at: string;
  /** Called when a link leads elsewhere; `true`: another frame shows that, this one stays. */
  onLeave(match: RouteMatch): boolean;
}

function FramePage({ at, onLeave }: FrameProps) {
  const access = useAccess();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const match = useMemo(() => matchRoute(access, pathname), [access, pathname]);
  const leave = useEvent<[RouteMatch], boolean>(onLeave);
  useEffect(() => {
    if (pathname !== at && leave(match)) void navigate(at, { replace: true });
  }, [at, leave, match, navigate, pathname]);
  return (
    <Suspense fallback={<LoadingPage />}>
      <PageBoundary at={pathname}>
        {'grant' in match ? (
          <RouteProvider path={match.grant.path}>
            <Page match={match} />
          </RouteProvider>
        ) : (
          <NoPermissionPage />
        )}
      </PageBoundary>
    </Suspense>
  );
}

/** A page of the console with an address of its own: what it does to the address stays inside. */
export function Frame({ at, onLeave }: FrameProps) {
  const leave = useEvent<[RouteMatch], boolean>(onLeave);
  const [router] = useState(() => createMemoryRouter([{ path: '*', element: <FramePage at={at} onLeave={leave} /> }], { initialEntries: [at] }));
  return (
    <Box sx={{ minWidth: 0 }}>
      {/* a router refuses to stand inside of another, so that one is put out of sight */}
      <RouterContext value={null}>
        <RouterStateContext value={null}>
          <RouteContext value={{ outlet: null, matches: [], isDataRoute: false }}>
            <LocationContext value={null as never}>
              <RouterProvider router={router} useTransitions={false} />
            </LocationContext>
          </RouteContext>
        </RouterStateContext>
      </RouterContext>
    </Box>
  );
}
