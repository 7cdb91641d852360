import type { ChartSeries, ChartSpec } from '@/charts';
import type { DeviceValue } from './readValues';
import type { Curve } from './readHistory';

interface TelemetryChart {
  readonly title: string;
  readonly zone: string;
  /** Epoch ms of the first and after the last moment. */
  readonly from: number;
  readonly to: number;
  readonly lines: readonly { readonly attribute: DeviceValue; readonly curve: Curve }[];
  /** Words of the bounds of an attribute: 'Highest Active power'. */
  bound(name: string, which: 'low' | 'high'): string;
}

/** Whether a curve stands for more reports than it has points. */
const isCondensed = ({ values, lows, highs }: Curve): boolean =>
  values.some((_, place) => (lows[place] ?? null) !== (highs[place] ?? null));

/**
 * Curves of a device in one chart: an axis a unit, and the bounds of each curve of which many reports are one point.
 */
export function telemetryChart({ title, zone, from, to, lines, bound }: TelemetryChart): ChartSpec {
  const units = [...new Set(lines.map(({ attribute }) => attribute.unit))];
  const series = lines.flatMap(({ attribute: { code, name, unit, dataType }, curve }): ChartSeries[] => {
    const shared = { axis: units.indexOf(unit), times: curve.times };
    const main: ChartSeries = {
      ...shared,
      key: code,
      name,
      kind: dataType === 'enum' || dataType === 'bool' ? 'step' : 'line',
      values: curve.values,
    };
    if (!isCondensed(curve)) return [main];
    const edge = { ...shared, kind: 'line', tone: 'neutral', dashed: true } as const;
    return [
      { ...edge, key: `${code}-high`, name: bound(name, 'high'), values: curve.highs },
      { ...edge, key: `${code}-low`, name: bound(name, 'low'), values: curve.lows },
      main,
    ];
  });
  const leftOut = [...new Set(lines.flatMap(({ curve }) => curve.leftOut ?? []))];
  return {
    id: `device-${lines.map(({ attribute }) => attribute.code).join('-')}`,
    title,
    scale: { kind: 'time', zone, from, to },
    axes: units.map((unit, place) => ({ unit, side: place === 0 ? 'left' : 'right' })),
    series,
    views: ['line', 'table', 'multiple'],
    ...(leftOut.length > 0 && { leftOut }),
  };
}
