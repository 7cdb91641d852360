import { Paper } from '@mui/material';
import { useState } from 'react';
import { useLive } from '@/data/live/useLive';
import { BalanceProof } from '../balance/BalanceProof';
import { homeCalls } from '../calls';
import { readCostSummary } from '../cost/readCostSummary';
import type { DayRange } from '../range/dayRange';
import { useShownHome } from '../station/HomeContext';
import { balanceFigures } from './balanceFigures';
import type { UsageAnswer } from './readUsage';
import { USAGE_REFRESH, usageKey } from './usageKey';

/** Whether what was used and exported is what was generated and bought. What the grid says is asked for when somebody looks. */
export function UsageBalance({ answer, range }: { readonly answer: UsageAnswer | undefined; readonly range: DayRange }) {
  const { home } = useShownHome();
  const [asked, setAsked] = useState(false);
  const { startDate, endDate } = range;
  const { data, state } = useLive(
    usageKey('grid', home.id, range),
    async (signal) => readCostSummary(await homeCalls.costSummary({ stationId: home.id, startDate, endDate }, { signal, quiet: true })),
    { every: USAGE_REFRESH, enabled: asked },
  );
  return (
    <Paper variant="outlined" sx={{ px: 2, py: 1 }}>
      <BalanceProof figures={answer && data && balanceFigures(answer, data)} state={state} onOpen={() => setAsked(true)} />
    </Paper>
  );
}
