import { textWidth } from '@/schema/internal';
import { LegendPlainComponent } from 'echarts/components';
import { use as register } from 'echarts/core';
import type { EChartsCoreOption } from 'echarts/core';
import type { ChartSpec } from '../chart';
import { seriesLooks } from '../tones/seriesLook';
import { openInterval } from './layout/openInterval';
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
  /** What an interval that is not over yet is called, `charts.soFar`. */
  readonly openText?: string;
  readonly patterns?: boolean;
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

/** A name of the legend of a picture, with its sign. */
interface LegendEntry {
  readonly key: string;
  readonly name: string;
  readonly icon: string;
  readonly color: string;
  readonly edge?: string;
}

const PIECE = { line: 'path://M0 4H10V6H0Z', bar: 'path://M0 0H10V10H0Z' };

/** What the legend of a picture names: its series, and the interval that is not over yet. */
function entriesOf(spec: ChartSpec, view: PlotView, options: DrawOffOptions): readonly LegendEntry[] {
  const { hidden, colors, patterns = false, openText = '' } = options;
  const looks = seriesLooks(spec, colors);
  const series = spec.series.flatMap(({ key, name, kind }): LegendEntry[] => {
    const look = looks.get(key);
    if (!look || hidden.has(key)) return [];
    const piece = kind === 'line' || kind === 'step' ? PIECE.line : PIECE.bar;
    const icon = patterns ? `path://${look.mark.path}` : piece;
    return [{ key: `legend ${key}`, name, icon, color: look.fill, edge: look.color }];
  });
  const open = view !== 'pie' && openText !== '' && openInterval(spec) !== undefined;
  return open
    ? [...series, { key: 'open', name: openText, icon: PIECE.bar, color: 'transparent', edge: colors.inkSoft }]
    : series;
}

/** The legend of a picture, of its own series: one of the chart may be drawn in two parts, or as a slice. */
function legendOf(entries: readonly LegendEntry[], { ink }: ChartColors) {
  const byKey = new Map(entries.map(({ key, name }) => [key, name]));
  const series = entries.map(({ key }) => ({
    type: 'pie',
    id: key,
    radius: 0,
    silent: true,
    label: { show: false },
    data: [{ name: key, value: 0 }],
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
    formatter: (id: string) => byKey.get(id) ?? '',
    data: entries.map(({ key, icon, color, edge = color }) => ({
      name: key,
      icon,
      itemStyle: { color, decal: { symbol: 'none' }, ...(edge !== color && { borderColor: edge, borderWidth: 1 }) },
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
  options: DrawOffOptions,
  as: 'svg' | 'png',
): Promise<string> {
  const { width, colors, nowText = '' } = options;
  const entries = entriesOf(spec, view, options);
  const top = legendHeight(
    entries.map(({ name }) => name),
    width,
  );
  const drawn = drawing({ ...options, spec, view, height: options.height - top, nowText, still: true, fixed: true });
  const { series, legend } = legendOf(entries, colors);
  const body = lowered(drawn, view, top);
  const all = [...(Array.isArray(body['series']) ? body['series'] : []), ...series];
  const option = { ...body, backgroundColor: colors.paper, animation: false, series: all, legend };
  return drawnAs(as, option, width, drawn.frame.height + top, colors.paper);
}
