import { textWidth } from '@/schema/textWidth';
import { LegendPlainComponent } from 'echarts/components';
import { use as register } from 'echarts/core';
import type { EChartsCoreOption } from 'echarts/core';
import type { ChartSeries, ChartSpec } from '../chart';
import { seriesLooks, type SeriesLook } from '../tones/seriesLook';
import type { ChartColors } from '../tones/chartColors';
import { init } from './echartsParts';
import { drawing } from './option/drawing';
import type { Drawing } from './option/plotOption';
import type { PlotView } from './PlotInput';

register([LegendPlainComponent]);

export interface DrawOffOptions {
  /** Pixels of the picture before doubling. */
  readonly width: number;
  readonly height: number;
  readonly colors: ChartColors;
  readonly hidden: ReadonlySet<string>;
  readonly locale: string;
  /** The name of the line at `now`, `charts.now`. */
  readonly nowText?: string;
}

const LEGEND_LINE = 24;

/** Room for all names: about 7 pixels a letter, 14 for those of wide scripts. */
function legendHeight(names: readonly string[], width: number): number {
  const wide = (name: string) => 40 + textWidth(name, 7, 13);
  let [lines, used] = [names.length > 0 ? 1 : 0, 0];
  for (const name of names) {
    if (used > 0 && used + wide(name) > width - 32) [lines, used] = [lines + 1, 0];
    used += wide(name);
  }
  return lines * LEGEND_LINE + 8;
}

/** The legend of a picture, of its own series: one of the chart may be drawn in two parts, or as a slice. */
function legendOf(shown: readonly ChartSeries[], looks: ReadonlyMap<string, SeriesLook>, { ink }: ChartColors) {
  const byKey = new Map(shown.map(({ key, name }) => [key, name]));
  const series = shown.map(({ key }) => ({
    type: 'pie',
    id: `legend ${key}`,
    radius: 0,
    silent: true,
    label: { show: false },
    data: [{ name: `legend ${key}`, value: 0 }],
  }));
  const legend = {
    type: 'plain',
    top: 4,
    left: 16,
    right: 16,
    itemWidth: 10,
    itemHeight: 10,
    itemGap: 16,
    selectedMode: false,
    textStyle: { color: ink, fontSize: 12 },
    formatter: (id: string) => byKey.get(id.slice('legend '.length)) ?? '',
    data: shown.map(({ key }) => ({
      name: `legend ${key}`,
      icon: `path://${looks.get(key)?.mark.path ?? ''}`,
      itemStyle: { color: looks.get(key)?.color, decal: { symbol: 'none' } },
    })),
  };
  return { series, legend };
}

/** A drawing moved down by the height of its legend. */
function lowered({ frame, option }: Drawing, view: PlotView, top: number): EChartsCoreOption {
  const series = Array.isArray(option['series']) ? option['series'] : [];
  const grid = frame.panes.map(({ rect: { x, y, width, height } }) => ({
    left: x,
    top: y + top,
    width,
    height,
    outerBoundsMode: 'none',
  }));
  return {
    ...option,
    ...('grid' in option && { grid }),
    series: series.map((one: object) =>
      view === 'pie' ? { ...one, center: ['50%', (frame.height + 2 * top) / 2] } : one,
    ),
  };
}

/** What the library draws of an option: SVG text, or a PNG as data URL. */
function drawnAs(as: 'svg' | 'png', option: EChartsCoreOption, width: number, height: number, paper: string): string {
  if (as === 'svg') {
    const chart = init(null, null, { renderer: 'svg', ssr: true, width, height });
    chart.setOption(option);
    const text = chart.renderToSVGString();
    chart.dispose();
    return text;
  }
  const host = document.createElement('div');
  const chart = init(host, null, { renderer: 'canvas', width, height, devicePixelRatio: 2 });
  chart.setOption(option);
  const url = chart.getDataURL({ type: 'png', pixelRatio: 2, backgroundColor: paper });
  chart.dispose();
  return url;
}

/**
 * Draws a chart off screen: SVG text, or the data URL of a PNG at twice the size; on paper and with all of its legend,
 * whatever the screen shows. Small charts may come out higher than asked for.
 */
export async function renderOffscreen(
  spec: ChartSpec,
  view: PlotView,
  { height, nowText = '', ...options }: DrawOffOptions,
  as: 'svg' | 'png',
): Promise<string> {
  const { width, hidden, colors } = options;
  const shown = spec.series.filter(({ key }) => !hidden.has(key));
  const names = shown.map(({ name }) => name);
  const top = legendHeight(names, width);
  const drawn = drawing({ ...options, spec, view, height: height - top, nowText, still: true, fixed: true });
  const { series, legend } = legendOf(shown, seriesLooks(spec.series, colors), colors);
  const body = lowered(drawn, view, top);
  const all = [...(Array.isArray(body['series']) ? body['series'] : []), ...series];
  const option = { ...body, backgroundColor: colors.paper, animation: false, series: all, legend };
  return drawnAs(as, option, width, drawn.frame.height + top, colors.paper);
}
