import { Box, Skeleton, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import DeviceHub from '@mui/icons-material/HubOutlined';
import TableRows from '@mui/icons-material/TableRowsOutlined';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { asObject } from '@/api';
import { ChartFrame, timeFormat, LiveFigures, readAmount } from '@/charts';
import { useReadLive } from '@/data';
import { EmptyState } from '@/widgets';
import { groupFigures, type OwnBlockProps } from '@/report';
import { dashboard } from '@schemas/hems/home/dashboard.report';
import { useShownHome } from '../../context/HomeContext';
import { useOfToday } from '../useOfToday';
import { FlowDiagram } from './FlowDiagram';
import { FlowList } from './FlowList';
import { unaccounted } from './unaccounted';
import { readFlow } from './readFlow';
import { withKnown } from './withKnown';

/** W a grid connection is taken to carry when nobody says: what most homes have. */
const USUAL = 10_000;

/** The energy-flow diagram of the home (spec 02 §2), as a drawing or as a table. */
export function FlowPanel({ heading: title, live: liveAnswer }: OwnBlockProps) {
  const translate = useTranslate();
  const { home, zone } = useShownHome();
  const [view, setView] = useState<'drawing' | 'table'>('drawing');
  const live = useReadLive(liveAnswer, readFlow);
  const [price, summary] = [asObject(useOfToday('price').data), useOfToday('summary').data];
  const co2 =
    summary === undefined
      ? undefined
      : groupFigures(dashboard.blocks.summary, summary, dashboard.measures).solar?.co2Reduction;
  const views = (
    <ToggleButtonGroup
      exclusive
      value={view}
      aria-label={translate('hems.flow.view')}
      onChange={(_, next: typeof view | null) => next && setView(next)}
    >
      <ToggleButton value="drawing" aria-label={translate('hems.flow.drawing')} title={translate('hems.flow.drawing')}>
        <DeviceHub fontSize="small" />
      </ToggleButton>
      <ToggleButton value="table" aria-label={translate('hems.flow.table')} title={translate('hems.flow.table')}>
        <TableRows fontSize="small" />
      </ToggleButton>
    </ToggleButtonGroup>
  );
  const age = live.state.updatedAt !== undefined && (
    <Typography variant="caption" sx={{ color: 'text.secondary' }}>
      {translate('hems.flow.asOf', { time: timeFormat(live.state.updatedAt, 'time', zone) })}
    </Typography>
  );
  return (
    <ChartFrame title={title} controls={age} tools={live.data?.nodes.length !== 0 && views}>
      <Box sx={{ flex: 1, display: 'grid', alignContent: 'center', gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <LiveFigures live={live} waiting={<FlowSkeleton />}>
          {(read) => {
            if (read.nodes.length === 0)
              return <EmptyState icon={<DeviceHub />} title={translate('hems.flow.empty')} />;
            const flow = withKnown(read, {
              purchase: price && readAmount(price.realtimePurchasePrice),
              export: price && readAmount(price.realtimeExportPrice),
              co2,
              online: home.online,
            });
            const rest = unaccounted(flow);
            return view === 'table' ? (
              <FlowList flow={flow} rest={rest} label={title} />
            ) : (
              <FlowDiagram flow={flow} rest={rest} most={home.connection ?? USUAL} stale={live.isStale} />
            );
          }}
        </LiveFigures>
      </Box>
    </ChartFrame>
  );
}

/** Five circles around a larger one. */
function FlowSkeleton() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(3, auto)',
        placeItems: 'center',
        gap: 4,
        py: 2,
        minHeight: 360,
      }}
    >
      {['a', 'top', 'b', 'c', 'home', 'd'].map((place) => (
        <Skeleton
          key={place}
          variant="circular"
          width={place === 'home' ? 108 : 56}
          height={place === 'home' ? 108 : 56}
        />
      ))}
    </Box>
  );
}
