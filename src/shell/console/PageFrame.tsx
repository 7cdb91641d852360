import { Box } from '@mui/material';
import { Suspense, type ReactNode } from 'react';
import type { RouteGrant } from '@/access/access';
import { Arrival } from '../layout/Arrival';
import { Trail } from '../layout/Trail';
import { LoadingPage } from '../pages/LoadingPage';
import { PageBoundary } from '../pages/PageBoundary';

interface PageFrameProps {
  readonly at: string;
  readonly grant: RouteGrant | undefined;
  readonly children: ReactNode;
}

/** Around every page: its trail, the wait for its code, and the catch for its errors. */
export function PageFrame({ at, grant, children }: PageFrameProps) {
  return (
    <Box sx={{ p: { xs: 1.5, md: 2 }, minHeight: 1, boxSizing: 'border-box' }}>
      {grant && <Trail grant={grant} exact={grant.path === at} />}
      <Suspense key={grant?.path ?? at} fallback={<LoadingPage />}>
        <PageBoundary at={at}>{children}</PageBoundary>
        <Arrival at={at} />
      </Suspense>
    </Box>
  );
}
