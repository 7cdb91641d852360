import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { ChartCard } from '@/charts/card/ChartCard';
import { chartParts } from '@/charts/response/chartParts';
import { useLive } from '@/data/live/useLive';
import { homeCalls } from '../calls';
import { useShownHome } from '../station/HomeContext';
import type { CostDates } from './costDates';
import { COST_REFRESH, costKey } from './costKey';
import { tradeChart } from './tradeChart';

interface TradeCardProps {
  /** Energy that was purchased and exported, or the money for it. */
  readonly of: 'quantity' | 'amount';
  readonly dates: CostDates;
}

const CALLS = { quantity: homeCalls.costQuantity, amount: homeCalls.costAmount } as const;

/** What was purchased and exported, and the difference (spec 02 §2). */
export function TradeCard({ of, dates }: TradeCardProps) {
  const translate = useTranslate();
  const { home, zone } = useShownHome();
  const { startDate, endDate } = dates;
  const { data, state } = useLive(
    [...costKey(of, home.id, dates), zone],
    async (signal) => chartParts(await CALLS[of]({ stationId: home.id, startDate, endDate }, { signal, quiet: true }), { startDate, endDate, zone: home.zone, shownIn: zone }),
    { every: COST_REFRESH },
  );
  const spec = useMemo(() => data && tradeChart(of, data, (key, options) => translate(`hems.cost.${key}`, options)), [of, data, translate]);
  return <ChartCard title={translate(`hems.cost.${of}`)} spec={spec} state={state} height={376} />;
}
