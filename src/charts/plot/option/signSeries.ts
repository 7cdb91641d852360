import type { ScatterSeriesOption } from 'echarts/charts';
import type { TimeSign } from '../../chart';
import type { ChartColors } from '../../tones/chartColors';
import type { Pane } from '../layout/frame';
import type { TimeWindow } from '../PlotInput';

const SIZE = 18;
/** Pixels from one sign to the next, at least. */
const APART = 28;

/** The signs that are drawn: those that stand in the window and leave each other room. */
export function shownSigns(signs: readonly TimeSign[], window: TimeWindow, width: number): TimeSign[] {
  const least = ((window.to - window.from) / Math.max(width, 1)) * APART;
  let last = -Infinity;
  return signs.filter(({ at, path }) => {
    const shown = path !== undefined && at >= window.from && at < window.to && at - last >= least;
    if (shown) last = at;
    return shown;
  });
}

/** Signs between the time axis and its labels. */
export function signSeries(
  signs: readonly TimeSign[],
  window: TimeWindow,
  pane: Pane,
  place: { readonly pane: number; readonly yAxis: number },
  colors: ChartColors,
): ScatterSeriesOption {
  const bottom = pane.axes[0]?.scale.min ?? 0;
  return {
    type: 'scatter',
    id: 'signs',
    xAxisIndex: place.pane,
    yAxisIndex: place.yAxis,
    clip: false,
    silent: true,
    animation: false,
    z: 4,
    symbolSize: SIZE,
    symbolOffset: [0, 17],
    data: shownSigns(signs, window, pane.rect.width).map(({ at, path, tone }) => ({
      value: [at, bottom],
      symbol: `path://${path}`,
      itemStyle: { color: 'transparent', borderColor: colors.tones[tone], borderWidth: 1.4 },
    })),
    emphasis: { disabled: true },
  };
}
