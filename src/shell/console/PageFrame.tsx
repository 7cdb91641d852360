import { Box } from '@mui/material';
import { Suspense, type HTMLAttributes, type ReactNode, type RefObject } from 'react';
import type { RouteGrant } from '@/access';
import { useRegistry } from '@/data';
import { extraPart } from '@/data/internal';
import { TrailProvider } from '@/widgets';
import { Arrival } from '../layout/Arrival';
import { Breadcrumbs } from '../layout/Breadcrumbs';
import { LoadingPage } from '../pages/LoadingPage';
import { PageBoundary } from '../pages/PageBoundary';

const RecordStar = extraPart(() => import('../palette/RecordStar'));

interface PageFrameProps extends Pick<
  HTMLAttributes<HTMLElement>,
  'role' | 'id' | 'aria-labelledby' | 'onClickCapture' | 'onAuxClickCapture'
> {
  readonly at: string;
  readonly grant: RouteGrant | undefined;
  /** The element around the page. */
  readonly panel: RefObject<HTMLDivElement | null>;
  readonly children: ReactNode;
}

/** Around every page: its trail, the wait for its code, and the catch for its errors. */
export function PageFrame({ at, grant, panel, children, ...attributes }: PageFrameProps) {
  const { edition } = useRegistry();
  const exact = grant?.path === at.replace(/\/+$/, '');
  return (
    <Box
      ref={panel}
      {...attributes}
      sx={{
        px: { xs: 1.5, md: 2, xl: 3 },
        pb: { xs: 1.5, md: 2, xl: 3 },
        minHeight: 1,
        boxSizing: 'border-box',
        color: 'text.primary',
      }}
    >
      <TrailProvider
        value={
          grant && (
            <>
              <Breadcrumbs grant={grant} exact={exact} />
              {!exact && <RecordStar at={at} />}
            </>
          )
        }
      >
        <Suspense key={grant?.path ?? at} fallback={<LoadingPage />}>
          <PageBoundary at={`${at} ${edition}`}>{children}</PageBoundary>
          <Arrival at={at} panel={panel} />
        </Suspense>
      </TrailProvider>
    </Box>
  );
}
