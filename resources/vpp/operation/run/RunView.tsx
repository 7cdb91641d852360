import { Box, Paper } from '@mui/material';
import { useMemo } from 'react';
import { bars, chart, line, step } from '@/dsl';
import { drawnAs, type OwnBlockProps, FiguresStrip } from '@/report';
import { dispatch } from '@schemas/vpp/parts/vppMeasures';
import { runFigures, withBand } from './runFigures';

const SHOWN = ['responsePower', 'targetEnergy', 'responseEnergy', 'completionRate', 'missingSlots'];
const dashed = { dashed: true } as const;
const Curves = drawnAs(
  chart(
    'POST run/data',
    [
      step('targetPower'),
      step('baselinePower', dashed),
      line('actualPower'),
      ...bars(['responsePower']),
      line('leastPower', dashed),
      line('mostPower', dashed),
    ],
    { now: true, height: 380 },
  ),
  withBand,
);

/**
 * An order while it is carried out: how far it has come, and its curves with the band that counts (80 to 120 % of the
 * target).
 */
export function RunView(props: OwnBlockProps) {
  const { live, place, heading } = props;
  const figures = useMemo(
    () => ({ ...live, data: live.data === undefined ? undefined : runFigures(live.data) }),
    [live],
  );
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <Paper variant="outlined" sx={{ minWidth: 0, overflow: 'hidden' }}>
        <FiguresStrip measures={dispatch} show={SHOWN} live={figures} label={heading} currency={place.currency} />
      </Paper>
      <Curves {...props} />
    </Box>
  );
}
