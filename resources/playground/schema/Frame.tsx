import { Box } from '@mui/material';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { useEvent } from 'react-admin';
import { createMemoryRouter, useLocation, useNavigate } from 'react-router';
import { RouteProvider, useAccess, matchRoute, type RouteMatch } from '@/access';
import { Page, LoadingPage, NoPermissionPage, PageBoundary, LiveRouter, StillRouter } from '@/shell';
import { TrailProvider } from '@/widgets';

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
  const [router] = useState(() => createMemoryRouter([{ path: '*', element: null }], { initialEntries: [at] }));
  return (
    <Box sx={{ minWidth: 0 }}>
      <StillRouter router={router}>
        <LiveRouter>
          <TrailProvider value={null}>
            <FramePage at={at} onLeave={leave} />
          </TrailProvider>
        </LiveRouter>
      </StillRouter>
    </Box>
  );
}
