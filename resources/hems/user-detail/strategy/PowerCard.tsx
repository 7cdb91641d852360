import { useMemo } from 'react';
import { ChartCard } from '@/charts/card/ChartCard';
import { useLive } from '@/data/live/useLive';
import type { OwnBlockProps } from '@/report/blocks/ownBlock';
import { analysisCalls } from '../calls';
import { useCustomer } from '../CustomerContext';
import { FileButton } from '../FileButton';
import { REFRESH } from '../useSnapshot';
import { readStatus } from './readStatus';
import { StatusDots } from './StatusDots';
import { strategySpec } from './strategySpec';
import { useWeather } from './useWeather';

const NO_MODES = () => '';

/** The powers of a home on a day, and when something was wrong (spec 02 §2). */
// covers HR-084, HR-085, HR-211
export function PowerCard({ heading, place }: OwnBlockProps) {
  const { id, zone, today } = useCustomer();
  const day = place.days?.startDate ?? today;
  const params = { date: day, cuserId: id };
  const { data, state } = useLive<unknown>(['hems', 'user power', id, day], async (signal) => (await analysisCalls.power(params, { signal, quiet: true })) ?? null, day === today ? { every: REFRESH } : {});
  const weather = useWeather(data, zone, day);
  const days = useMemo(() => ({ startDate: day, endDate: day, zone }), [day, zone]);
  const spec = useMemo(() => (data === undefined ? undefined : strategySpec(data, { id: 'user-power', title: heading, days, weather, nameOf: NO_MODES, without: ['status'] })), [data, heading, days, weather]);
  const status = useMemo(() => readStatus(data, days), [data, days]);
  return (
    <ChartCard title={heading} spec={spec} state={state} height={360} note={status.length > 0 && <StatusDots status={status} zone={zone} />}>
      <FileButton file="power" name={heading} params={params} />
    </ChartCard>
  );
}
