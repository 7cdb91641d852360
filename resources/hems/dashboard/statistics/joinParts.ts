import type { Scale } from '@/charts/chart';
import type { ChartParts } from '@/charts/response/chartParts';

function joinScales(one: Scale, other: Scale): Scale {
  if (one.kind === 'time' && other.kind === 'time') return { ...one, from: Math.min(one.from, other.from), to: Math.max(one.to, other.to) };
  if (one.kind === 'category' && other.kind === 'category') return one.categories.length >= other.categories.length ? one : other;
  return one;
}

/** Two answers as one chart: each keeps its own times and axes. What has no times cannot stand beside what has, and is left out. */
export function joinParts(one: ChartParts, other: ChartParts): ChartParts {
  if (one.series.length === 0) return other;
  if (other.series.length === 0 || one.scale.kind !== other.scale.kind) return one;
  const units = [...new Set([...one.units, ...other.units])];
  const series = [one, other].flatMap((parts, place) =>
    parts.series.map((each) => ({ ...each, key: `${place} ${each.key}`, axis: units.indexOf(parts.units[each.axis] ?? '') })),
  );
  const now = one.now ?? other.now;
  return { scale: joinScales(one.scale, other.scale), units, series, ...(now !== undefined && { now }) };
}
