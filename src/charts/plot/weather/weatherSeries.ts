import type { ScatterSeriesOption } from 'echarts/charts';
import type { WeatherMark } from '../../chart';
import type { ChartColors } from '../../tones/chartColors';
import type { Pane } from '../layout/frame';
import type { TimeWindow } from '../PlotInput';
import { weatherConditions, conditionTag } from './weatherConditions';

const SIZE = 18;
/** Pixels from one symbol to the next, at least. */
const APART = 28;

/** The marks that have a symbol, stand in the window and leave each other room. */
export function shownWeather(marks: readonly WeatherMark[], window: TimeWindow, width: number): WeatherMark[] {
  const least = ((window.to - window.from) / Math.max(width, 1)) * APART;
  let last = -Infinity;
  return marks.filter(({ at, tag }) => {
    const shown = conditionTag(tag) !== undefined && at >= window.from && at < window.to && at - last >= least;
    if (shown) last = at;
    return shown;
  });
}

/** Symbols of the weather between the time axis and its labels. */
export function weatherSeries(
  marks: readonly WeatherMark[],
  window: TimeWindow,
  pane: Pane,
  place: { readonly pane: number; readonly yAxis: number },
  colors: ChartColors,
): ScatterSeriesOption {
  const tints = {
    sun: colors.tones.solar,
    night: colors.tones.charger,
    cloud: colors.tones.grid,
    rain: colors.tones.home,
    ice: colors.tones.home,
    storm: colors.tones.heat,
  };
  const bottom = pane.axes[0]?.scale.min ?? 0;
  return {
    type: 'scatter',
    id: 'weather',
    xAxisIndex: place.pane,
    yAxisIndex: place.yAxis,
    clip: false,
    silent: true,
    animation: false,
    z: 4,
    symbolSize: SIZE,
    symbolOffset: [0, 17],
    data: shownWeather(marks, window, pane.rect.width).map(({ at, tag }) => {
      const { path, color } = weatherConditions[conditionTag(tag) ?? 'cloudy'];
      return {
        value: [at, bottom],
        symbol: `path://${path}`,
        itemStyle: { color: 'transparent', borderColor: tints[color], borderWidth: 1.4 },
      };
    }),
    emphasis: { disabled: true },
  };
}
