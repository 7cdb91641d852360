import { Paper } from '@mui/material';
import { useState } from 'react';
import { useAccess } from '@/access';
import { type ReportPlace, useBlockAnswer } from '@/report';
import { BalanceProof } from '../balance/BalanceProof';
import { energyCost } from '@schemas/hems/home/energy-cost.report';
import { PAGE_OF } from '../shell/homeTabs';
import { useShownHome } from '../context/HomeContext';
import { balanceFigures } from './balanceFigures';
import type { UsageAnswer } from './readUsage';

interface UsageBalanceProps {
  readonly answer: UsageAnswer | undefined;
  readonly days: NonNullable<ReportPlace['days']>;
}

/**
 * Whether what was used and exported is what was generated and bought. What the grid says is a figure of the cost page:
 * it is asked for when somebody looks who may see that page.
 */
export function UsageBalance({ answer, days: { startDate, endDate } }: UsageBalanceProps) {
  const { home } = useShownHome();
  const { pathOf } = useAccess();
  const [confirming, setConfirming] = useState(false);
  const { data, state } = useBlockAnswer(
    {
      report: energyCost,
      block: energyCost.blocks.summary,
      values: { id: home.id, mode: 1, days: { by: 'range', from: startDate, to: endDate } },
      extra: {},
    },
    { enabled: confirming },
  );
  if (!pathOf.has(PAGE_OF.energyCost)) return null;
  return (
    <Paper variant="outlined" sx={{ px: 2, py: 1 }}>
      <BalanceProof
        figures={answer && data !== undefined ? balanceFigures(answer, data) : undefined}
        state={state}
        onOpen={() => setConfirming(true)}
      />
    </Paper>
  );
}
