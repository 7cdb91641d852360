import { Box } from '@mui/material';
import { useMemo } from 'react';
import { FiguresStrip } from '@/report/figures/FiguresStrip';
import { ChartBlockView } from '@/report/chart/ChartBlockView';
import type { OwnBlockProps } from '@/report/blocks/ownBlock';
import { bars, chart, line, step } from '@/schema';
import { dispatch } from '@schemas/vpp/parts/vppMeasures';
import { runFigures, withBand } from './runFigures';

const CALL = 'POST run/data';
const curves = chart(
  CALL,
  [
    step('targetPower'),
    { of: 'baselinePower', as: 'step', dashed: true },
    line('actualPower'),
    ...bars(['responsePower']),
    { of: 'leastPower', as: 'line', dashed: true },
    { of: 'mostPower', as: 'line', dashed: true },
  ],
  { now: true, height: 380 },
);
const SHOWN = ['responsePower', 'targetEnergy', 'responseEnergy', 'completionRate', 'missingSlots'];

/** An order while it is carried out: how far it has come, and its curves with the band that counts (80 to 120 % of the target). */
export function RunView(props: OwnBlockProps) {
  const { live, place, heading } = props;
  const { data } = live;
  const banded = useMemo(() => ({ ...live, ...(data !== undefined && { data: withBand(data) }) }), [live, data]);
  const figures = useMemo(() => ({ ...live, data: data === undefined ? undefined : runFigures(data) }), [live, data]);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <FiguresStrip measures={dispatch} show={SHOWN} live={figures} label={heading} currency={place.currency} />
      <ChartBlockView {...props} live={banded} block={curves} />
    </Box>
  );
}
