import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { ChartCard } from '@/charts/card/ChartCard';
import { useLive } from '@/data/live/useLive';
import { homeCalls } from '../calls';
import { useAmountText } from '@/charts/figures/useAmountText';
import { useShownHome } from '../station/HomeContext';
import type { CostDates } from './costDates';
import { COST_REFRESH, costKey } from './costKey';
import { priceChart } from './priceChart';
import { PriceHint } from './PriceHint';
import { readPrice } from './readPrice';

/** Purchase and export price with the tariff they come from (spec 02 §2). */
export function PriceCard({ dates }: { readonly dates: CostDates }) {
  const translate = useTranslate();
  const { home, zone } = useShownHome();
  const { startDate, endDate } = dates;
  const { data, state } = useLive(
    [...costKey('price', home.id, dates), zone],
    async (signal) => readPrice(await homeCalls.costPrice({ stationId: home.id, startDate, endDate }, { signal, quiet: true }), { startDate, endDate, zone: home.zone, shownIn: zone }),
    { every: COST_REFRESH },
  );
  const text = useAmountText();
  const { updatedAt } = state;
  const spec = useMemo(() => data && priceChart(data, (key, options) => translate(`hems.cost.${key}`, options), text, updatedAt ?? 0), [data, translate, text, updatedAt]);
  return <ChartCard title={translate('hems.cost.price')} spec={spec} state={state} height={376} note={data && <PriceHint answer={data} />} />;
}
