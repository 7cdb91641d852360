import { Paper } from '@mui/material';
import { useState } from 'react';
import { useAccess } from '@/access/AccessContext';
import { useLive } from '@/data/live/useLive';
import { BalanceProof } from '../balance/BalanceProof';
import { homeCalls } from '../calls';
import { readCostSummary } from '../cost/readCostSummary';
import type { DayRange } from '../range/dayRange';
import { PAGE_OF } from '../shell/homeTabs';
import { useShownHome } from '../station/HomeContext';
import { balanceFigures } from './balanceFigures';
import type { UsageAnswer } from './readUsage';
import { USAGE_REFRESH, usageKey } from './usageKey';

/**
 * Whether what was used and exported is what was generated and bought. What the grid says is a figure of the cost page: it is
 * asked for when somebody looks who may see that page.
 */
export function UsageBalance({ answer, range }: { readonly answer: UsageAnswer | undefined; readonly range: DayRange }) {
  const { home } = useShownHome();
  const { pathOf } = useAccess();
  const [asked, setAsked] = useState(false);
  const { startDate, endDate } = range;
  const { data, state } = useLive(
    usageKey('grid', home.id, range),
    async (signal) => readCostSummary(await homeCalls.costSummary({ stationId: home.id, startDate, endDate }, { signal, quiet: true })),
    { every: USAGE_REFRESH, enabled: asked },
  );
  if (!pathOf.has(PAGE_OF.energyCost)) return null;
  return (
    <Paper variant="outlined" sx={{ px: 2, py: 1 }}>
      <BalanceProof figures={answer && data && balanceFigures(answer, data)} state={state} onOpen={() => setAsked(true)} />
    </Paper>
  );
}
