import { Paper } from '@mui/material';
import { useState } from 'react';
import { useAccess } from '@/access/AccessContext';
import { useLive } from '@/data/live/useLive';
import { BalanceProof } from '../balance/BalanceProof';
import { homeCalls } from '../calls';
import { readCostSummary } from '../cost/readCostSummary';
import { everyMs } from '@/report/page/everyMs';
import type { ReportPlace } from '@/report/block';
import { PAGE_OF } from '../shell/homeTabs';
import { useShownHome } from '../station/HomeContext';
import { balanceFigures } from './balanceFigures';
import type { UsageAnswer } from './readUsage';

interface UsageBalanceProps {
  readonly answer: UsageAnswer | undefined;
  readonly days: NonNullable<ReportPlace['days']>;
}

/**
 * Whether what was used and exported is what was generated and bought. What the grid says is a figure of the cost page: it is
 * asked for when somebody looks who may see that page.
 */
export function UsageBalance({ answer, days: { startDate, endDate } }: UsageBalanceProps) {
  const { home } = useShownHome();
  const { pathOf } = useAccess();
  const [asked, setAsked] = useState(false);
  const { data, state } = useLive(
    ['hems', 'usage', 'grid', home.id, startDate, endDate],
    async (signal, quiet) => readCostSummary(await homeCalls.costSummary({ stationId: home.id, startDate, endDate }, { signal, quiet })),
    { every: everyMs('5 min'), enabled: asked },
  );
  if (!pathOf.has(PAGE_OF.energyCost)) return null;
  return (
    <Paper variant="outlined" sx={{ px: 2, py: 1 }}>
      <BalanceProof figures={answer && data && balanceFigures(answer, data)} state={state} onOpen={() => setAsked(true)} />
    </Paper>
  );
}
