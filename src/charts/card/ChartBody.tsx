import { Box, LinearProgress } from '@mui/material';
import ShowChart from '@mui/icons-material/ShowChartOutlined';
import { useTranslate } from 'react-admin';
import { failureText } from '@/data';
import { EmptyState, ErrorState } from '@/widgets';
import type { ChartSpec, ChartView } from '../chart';
import { hasLegend } from '../plot/legend/Legend';
import { Plot } from '../plot/Plot';
import { ChartTable } from '../table/ChartTable';
import { ChartBoundary } from './ChartBoundary';
import { ChartSkeleton } from './ChartSkeleton';
import type { ChartState } from './chartState';
import { isEmptyChart } from './isEmptyChart';
import { STALE_HEIGHT, StaleChartNotice } from './StaleChartNotice';

interface ChartBodyProps {
  readonly spec: ChartSpec | undefined;
  readonly state: ChartState;
  readonly view: ChartView;
  /** Pixels of everything below the head. */
  readonly height: number;
  readonly hidden: ReadonlySet<string>;
  readonly onHidden: (hidden: ReadonlySet<string>) => void;
  readonly link?: string;
  readonly headingId: string;
}

/** Pixels of the legend above a picture. */
const LEGEND = 24;

/** What is below the head of a chart: skeleton, failure, emptiness, picture or table, all of one height. */
export function ChartBody({ spec, state, view, height, hidden, onHidden, link, headingId }: ChartBodyProps) {
  const translate = useTranslate();
  const failed = state.error !== undefined && state.error !== null;
  if (!spec) {
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
      <ChartBoundary of={spec} height={left} text={translate('charts.broken')}>
        {isEmptyChart(spec) && (
          <Box sx={{ height: left, display: 'grid', placeContent: 'center' }}>
            <EmptyState icon={<ShowChart />} title={translate('charts.empty')} text={translate('charts.emptyText')} />
          </Box>
        )}
        {!isEmptyChart(spec) && view === 'table' && <ChartTable spec={spec} height={left} labelledBy={headingId} />}
        {!isEmptyChart(spec) && view !== 'table' && (
          <Plot
            spec={spec}
            view={view}
            height={hasLegend(spec) ? left - LEGEND : left}
            hidden={hidden}
            onHidden={onHidden}
            link={link}
          />
        )}
      </ChartBoundary>
    </Box>
  );
}
