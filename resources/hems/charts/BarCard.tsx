import { useMemo, type ReactNode } from 'react';
import { ChartCard } from '@/charts/card/ChartCard';
import { chartParts, type ChartParts } from '@/charts/response/chartParts';
import { useLive } from '@/data/live/useLive';
import { barChart } from './barChart';
import type { DayRange } from '../range/dayRange';
import { useShownHome } from '../station/HomeContext';
import { useUsageText } from '../usage/useUsageText';

interface BarCardProps {
  /** Names what is remembered and exported: `home-usage-solar`. */
  readonly id: string;
  readonly title: string;
  readonly range: DayRange;
  /** What makes the answer another one besides home and days. */
  readonly variant?: string | number;
  /** Asks for the chart of a home and its days. */
  ask(params: { readonly stationId: string } & DayRange, options: { readonly signal: AbortSignal; readonly quiet: true }): Promise<unknown>;
  readonly every?: number;
  readonly stacked?: (parts: ChartParts) => boolean;
  readonly legend?: 'top' | 'bottom';
  readonly height?: number;
  readonly level?: 'h2' | 'h3';
  readonly children?: ReactNode;
}

/** A bar chart of some days of the shown home, loading, failing and refreshing by itself. */
export function BarCard({ id, title, range: { startDate, endDate }, variant, ask, every, stacked, legend, children, ...rest }: BarCardProps) {
  const say = useUsageText();
  const { home, zone } = useShownHome();
  const { data, state } = useLive(
    ['hems', id, home.id, startDate, endDate, variant, zone],
    async (signal) => chartParts(await ask({ stationId: home.id, startDate, endDate }, { signal, quiet: true }), { startDate, endDate, zone: home.zone, shownIn: zone }),
    every === undefined ? {} : { every },
  );
  const spec = useMemo(() => data && barChart({ id, title, ...(stacked && { stacked }), ...(legend && { legend }) }, data, say), [id, title, stacked, legend, data, say]);
  return (
    <ChartCard title={title} spec={spec} state={state} {...rest}>
      {children}
    </ChartCard>
  );
}
