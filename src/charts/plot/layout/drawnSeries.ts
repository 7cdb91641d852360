import type { ChartSeries, ChartSpec } from '../../chart';
import type { ChartColors } from '../../tones/chartColors';
import { seriesLooks, type SeriesLook } from '../../tones/seriesLook';
import type { PlotView } from '../PlotInput';

/** A series as one view shows it. */
export interface DrawnSeries {
  readonly series: ChartSeries;
  readonly as: ChartSeries['kind'];
  readonly look: SeriesLook;
}

/**
 * The series a view shows and how. As lines, bars become lines; as bars, a chart that has bars stays as it is described
 * (a line over bars is meant) and one that has none becomes bars. A pie and small charts take them as described.
 */
export function drawnSeries(
  spec: ChartSpec,
  view: PlotView,
  hidden: ReadonlySet<string>,
  colors: ChartColors,
): DrawnSeries[] {
  const looks = seriesLooks(spec, colors);
  const hasBars = spec.series.some(({ kind }) => kind === 'bar');
  const as = (kind: ChartSeries['kind']): ChartSeries['kind'] => {
    if (view === 'line') return kind === 'bar' ? 'line' : kind;
    return view === 'bar' && !hasBars ? 'bar' : kind;
  };
  return spec.series.flatMap((series) => {
    const look = looks.get(series.key);
    return look && !hidden.has(series.key) ? [{ series, look, as: as(series.kind) }] : [];
  });
}
