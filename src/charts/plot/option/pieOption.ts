import type { EChartsCoreOption } from 'echarts/core';
import { formatAmount } from '@/schema';
import { formatShare } from '@/schema/internal';
import { axisOf } from '../../axisOf';
import { drawnSeries } from '../layout/drawnSeries';
import { pieSlices } from '../layout/pieSlices';
import type { PlotInput } from '../PlotInput';
import { dim, stripes } from '@/charts/tones/seriesLook';

/** Pixels of the line from a slice to its words, and from there to the edge. */
const LEADER = { out: 12, across: 10, end: 8 };
/** Below this width the words stand in a list beside the ring and not around it: there they would be cut. */
const NARROW = 420;
/** Of a narrow chart the ring takes so much. */
const RING = 0.46;

/** How wide the ring of a narrow chart is, beside its list; of a wide one all belongs to the ring. */
export const ringWidth = (width: number): number | undefined =>
  width < NARROW ? Math.max(132, Math.round(width * RING)) : undefined;

/** The ring takes what the words around it leave: cut words say less than a smaller ring. */
function ringSize(width: number, height: number, bare: boolean): { readonly radius: number; readonly words: number } {
  if (bare) return { radius: Math.max(40, Math.min(width, height) / 2 - LEADER.end), words: 40 };
  const beside = width / 2 - LEADER.out - LEADER.across - LEADER.end;
  const radius = Math.max(40, Math.min(0.35 * Math.min(width, height), beside - 124));
  return { radius, words: Math.max(40, Math.min(200, beside - radius)) };
}

/** What each slice says of itself: its amount, and its share unless it is one: `1,466.27 MWh · 25.8%`. */
export function sliceTexts(
  input: Pick<PlotInput, 'spec' | 'hidden' | 'colors' | 'locale'>,
): ReadonlyMap<string, string> {
  const { spec, locale } = input;
  const slices = pieSlices(drawnSeries(spec, 'pie', input.hidden, input.colors));
  return new Map(
    slices.map(({ drawn: { series }, sum, share }) => [
      series.key,
      [
        formatAmount(sum, axisOf(spec, series), locale),
        ...(spec.axes[series.axis ?? 0]?.unit === '%' ? [] : [formatShare(share * 100, locale)]),
      ].join(' · '),
    ]),
  );
}

/** A ring of the sums of all series, each named beside its slice. What sums to nothing or less has no slice. */
export function pieOption(input: PlotInput, meant?: string): EChartsCoreOption {
  const { spec, colors, width, height } = input;
  const bare = width < NARROW;
  const { radius, words } = ringSize(width, height, bare);
  const slices = pieSlices(drawnSeries(spec, 'pie', input.hidden, colors));
  const texts = sliceTexts(input);
  return {
    animation: false, // a ring says nothing by growing
    textStyle: { fontFamily: colors.fontFamily },
    series: [
      {
        type: 'pie',
        id: 'pie',
        radius: [radius * 0.6, radius],
        center: ['50%', '50%'],
        minAngle: 2,
        emptyCircleStyle: { color: colors.line },
        emphasis: { scaleSize: 4 },
        itemStyle: { borderColor: colors.paper, borderWidth: 2 },
        label: { color: colors.ink, fontSize: 12, lineHeight: 16, overflow: 'truncate', width: words },
        labelLine: { length: LEADER.out, length2: LEADER.across, lineStyle: { color: colors.inkSoft } },
        data: slices.map(({ drawn: { series, look }, sum }) => ({
          name: series.key,
          value: sum,
          itemStyle: {
            color: look.color,
            opacity: dim(series.key, meant),
            ...(input.patterns && { decal: stripes(look, colors) }),
          },
          labelLine: { show: !bare },
          label: {
            show: !bare,
            opacity: dim(series.key, meant),
            formatter: () => `${series.name}\n${texts.get(series.key) ?? ''}`,
          },
        })),
      },
    ],
  };
}
