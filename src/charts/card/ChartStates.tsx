import { Box, LinearProgress } from '@mui/material';
import ShowChart from '@mui/icons-material/ShowChartOutlined';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { failureText } from '@/data';
import { EmptyState, ErrorState } from '@/widgets';
import { ChartBoundary } from './ChartBoundary';
import { ChartSkeleton } from './ChartSkeleton';
import type { ChartState } from './chartState';
import { STALE_HEIGHT, StaleChartNotice } from './StaleChartNotice';

interface ChartStatesProps {
  /** What is drawn; absent until the first data has come. Something else is tried afresh. */
  readonly of: unknown;
  readonly state: ChartState;
  /** Pixels of everything below the head. */
  readonly height: number;
  readonly isEmpty: boolean;
  /** What is said where it is empty. Default: that there is no data for the period. */
  readonly empty?: string | undefined;
  /** Draws into so many pixels of height. */
  children(left: number): ReactNode;
}

/** What is below the head of a chart: skeleton, failure, emptiness or what is drawn, all of one height. */
export function ChartStates({ of, state, height, isEmpty, empty, children }: ChartStatesProps) {
  const translate = useTranslate();
  const failed = state.error !== undefined && state.error !== null;
  if (of === undefined) {
    if (!failed || state.loading) return <ChartSkeleton height={height} />;
    return (
      <Box sx={{ height, display: 'grid', placeContent: 'center' }}>
        <ErrorState text={failureText(state.error, translate)} onRetry={state.onRetry} />
      </Box>
    );
  }
  const left = failed ? height - STALE_HEIGHT : height;
  return (
    <Box sx={{ position: 'relative', minWidth: 0 }}>
      {failed && <StaleChartNotice {...state} />}
      {state.loading && !failed && (
        <LinearProgress
          aria-label={translate('charts.refreshing')}
          sx={{ position: 'absolute', top: -8, left: 0, right: 0, height: 2, borderRadius: 1 }}
        />
      )}
      <ChartBoundary of={of} height={left} text={translate('charts.broken')}>
        {isEmpty ? (
          <Box sx={{ height: left, display: 'grid', placeContent: 'center' }}>
            <EmptyState
              icon={<ShowChart />}
              title={empty ?? translate('charts.empty')}
              text={empty === undefined ? translate('charts.emptyText') : undefined}
            />
          </Box>
        ) : (
          children(left)
        )}
      </ChartBoundary>
    </Box>
  );
}
