import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { ChartCard } from '@/charts/card/ChartCard';
import { chartParts } from '@/charts/response/chartParts';
import { useLive } from '@/data/live/useLive';
import { addDays } from '@/schema/dates/clock';
import { startOfDay } from '@/schema/dates/startOfDay';
import { homeCalls } from '../calls';
import type { PriceUnit } from './priceUnit';
import { isPublished, tariffChart } from './tariffChart';
import { TARIFF_REFRESH, type TariffParams } from './tariffParams';

interface TariffPricesProps {
  readonly params: TariffParams;
  readonly unit: PriceUnit;
  /** Of the market area. */
  readonly zone: string;
  readonly today: string;
}

/** Purchase, export and spot price over the days, in the zone of the market area. Those of tomorrow appear once they are published. */
export function TariffPrices({ params, unit, zone, today }: TariffPricesProps) {
  const translate = useTranslate();
  const { startDate, endDate } = params;
  const { data, state } = useLive(
    ['hems', 'tariff', 'prices', params, unit, zone],
    async (signal) => chartParts(await homeCalls.tariffPrices({ ...params, unit }, { signal, quiet: true }), { startDate, endDate, zone }),
    { every: TARIFF_REFRESH },
  );
  const { updatedAt } = state;
  const spec = useMemo(() => data && tariffChart(data, (key) => translate(`hems.tariff.${key}`), updatedAt ?? 0), [data, translate, updatedAt]);
  const tomorrow = addDays(today, 1);
  const waits = data !== undefined && data.series.length > 0 && endDate === tomorrow && !isPublished(data, startOfDay(tomorrow, zone));
  return <ChartCard title={translate('hems.tariff.chart.title')} spec={spec} state={state} height={376} note={waits ? translate('hems.tariff.chart.waits') : undefined} />;
}
