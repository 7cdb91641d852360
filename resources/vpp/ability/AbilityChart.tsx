import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { ChartCard } from '@/charts/card/ChartCard';
import type { ChartSpec } from '@/charts/chart';
import type { LiveState } from '@/data/live/useLive';
import { useArea } from '@/data/texts/useArea';
import type { AbilityHour } from './abilityHours';

const HOUR = 3_600_000;

interface AbilityChartProps {
  readonly id: string;
  readonly title: string;
  /** Absent until they have come. */
  readonly hours: readonly AbilityHour[] | undefined;
  readonly zone: string;
  readonly state: LiveState;
}

/** What can be given more (up) and less (down), hour by hour. */
export function AbilityChart({ id, title, hours, zone, state }: AbilityChartProps) {
  useArea('measures', 'vpp');
  const translate = useTranslate();
  const spec = useMemo((): ChartSpec | undefined => {
    if (!hours) return undefined;
    const times = hours.map(({ at }) => at);
    const from = times[0] ?? 0;
    const series = (key: 'up' | 'down', tone: 'grid' | 'battery') => ({
      key,
      name: translate(`measures.${key}Power`),
      kind: 'step' as const,
      tone,
      times,
      lasts: HOUR,
      values: hours.map((one) => one[key]),
    });
    const minutes = {
      key: 'duration',
      name: translate('measures.duration'),
      kind: 'line' as const,
      axis: 1,
      dashed: true,
      times,
      lasts: HOUR,
      values: hours.map(({ duration }) => duration),
    };
    return {
      id,
      title,
      scale: { kind: 'time', zone, from, to: (times.at(-1) ?? from) + HOUR },
      axes: [
        { unit: 'kW', decimals: 2 },
        { unit: 'min', decimals: 0, side: 'right' },
      ],
      series: [series('up', 'grid'), series('down', 'battery'), minutes],
      views: ['line', 'table'],
    };
  }, [hours, zone, id, title, translate]);
  return <ChartCard title={title} spec={spec} state={state} level="h3" />;
}
