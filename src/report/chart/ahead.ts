import type { ChartSpec } from '@/charts';
import { startOfDay } from '@/schema/dates';

/** A chart with `at` (epoch ms) marked as now, where it marks no moment itself and its axis has that one. */
export function markNow(spec: ChartSpec, at: number): ChartSpec {
  const { scale, now } = spec;
  return now === undefined && scale.kind === 'time' && at > scale.from && at < scale.to ? { ...spec, now: at } : spec;
}

/** Whether a chart has something, but nothing of its last day, which has not begun yet. */
export function waitsForDay(
  { series }: ChartSpec,
  {
    zone,
    days,
    today,
  }: { readonly zone: string; readonly days?: { readonly endDate: string }; readonly today: string },
): boolean {
  if (!days || days.endDate <= today || series.length === 0) return false;
  const from = startOfDay(days.endDate, zone);
  return !series.some(({ times = [], values }) =>
    times.some((at, place) => at >= from && (values[place] ?? null) !== null),
  );
}
