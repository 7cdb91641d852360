import { textWidth } from '@/schema/textWidth';
import { LegendPlainComponent } from 'echarts/components';
import { use as register } from 'echarts/core';
import type { ChartSpec } from '../chart';
import { seriesLooks } from '../tones/seriesLook';
import type { ChartColors } from '../tones/chartColors';
import { init } from './echartsParts';
import { drawing } from './option/drawing';
import type { PlotView } from './PlotView';

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
  const { width, hidden, colors, locale } = options;
  const shown = spec.series.filter(({ key }) => !hidden.has(key));
  const top = legendHeight(
    shown.map(({ name }) => name),
    width,
  );
  const { frame, option } = drawing({
    spec,
    view,
    width,
    height: options.height - top,
    hidden,
    colors,
    locale,
    nowText: options.nowText ?? '',
    still: true,
    fixed: true,
  });
  const looks = seriesLooks(spec.series, colors);
  const byKey = new Map(shown.map(({ key, name }) => [key, name]));
  const full = {
    ...option,
    backgroundColor: colors.paper,
    animation: false,
    ...('grid' in option && {
      grid: frame.panes.map(({ rect }) => ({
        left: rect.x,
        top: rect.y + top,
        width: rect.width,
        height: rect.height,
        outerBoundsMode: 'none',
      })),
    }),
    series: [
      ...(Array.isArray(option['series']) ? option['series'] : []).map((one: object) =>
        view === 'pie' ? { ...one, center: ['50%', (frame.height + 2 * top) / 2] } : one,
      ),
      // The legend's own: a series may be drawn in two parts, or as a slice.
      ...shown.map(({ key }) => ({
        type: 'pie',
        id: `legend ${key}`,
        radius: 0,
        silent: true,
        label: { show: false },
        data: [{ name: `legend ${key}`, value: 0 }],
      })),
    ],
    legend: {
      type: 'plain',
      top: 4,
      left: 16,
      right: 16,
      itemWidth: 10,
      itemHeight: 10,
      itemGap: 16,
      selectedMode: false,
      textStyle: { color: colors.ink, fontSize: 12 },
      formatter: (id: string) => byKey.get(id.slice('legend '.length)) ?? '',
      data: shown.map(({ key }) => ({
        name: `legend ${key}`,
        icon: `path://${looks.get(key)?.mark.path ?? ''}`,
        itemStyle: { color: looks.get(key)?.color, decal: { symbol: 'none' } },
      })),
    },
  };
  const height = frame.height + top;
  if (as === 'svg') {
    const chart = init(null, null, { renderer: 'svg', ssr: true, width, height });
    chart.setOption(full);
    const text = chart.renderToSVGString();
    chart.dispose();
    return text;
  }
  const host = document.createElement('div');
  const chart = init(host, null, { renderer: 'canvas', width, height, devicePixelRatio: 2 });
  chart.setOption(full);
  const url = chart.getDataURL({ type: 'png', pixelRatio: 2, backgroundColor: colors.paper });
  chart.dispose();
  return url;
}
