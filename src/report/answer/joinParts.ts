import type { Scale, ChartParts } from '@/charts/internal';

function joinScales(one: Scale, other: Scale): Scale {
  return one.kind === 'time' && other.kind === 'time'
    ? { ...one, from: Math.min(one.from, other.from), to: Math.max(one.to, other.to) }
    : one;
}

function joinTwo(one: ChartParts, other: ChartParts): ChartParts {
  if (one.series.length === 0) return other;
  if (other.series.length === 0 || one.scale.kind !== other.scale.kind || one.scale.kind === 'category') return one;
  const units = [...new Set([...one.units, ...other.units])];
  const series = [one, other].flatMap((parts, place) =>
    parts.series.map((each) => ({
      ...each,
      key: place === 0 ? each.key : `${place} ${each.key}`,
      axis: units.indexOf(parts.units[each.axis] ?? ''),
    })),
  );
  const now = one.now ?? other.now;
  const leftOut = [...new Set([...(one.leftOut ?? []), ...(other.leftOut ?? [])])];
  return {
    scale: joinScales(one.scale, other.scale),
    units,
    series,
    ...(now !== undefined && { now }),
    ...(leftOut.length > 0 && { leftOut }),
  };
}

/**
 * Charts of one answer as one: each keeps its own times. What has no times cannot stand beside another, and is left
 * out.
 */
export function joinParts([first, ...others]: readonly ChartParts[]): ChartParts {
  return others.reduce(joinTwo, first ?? { scale: { kind: 'category', categories: [] }, units: [''], series: [] });
}
