import type { EChartsCoreOption } from 'echarts/core';
import { formatAmount, formatShare } from '@/schema/format';
import { axisOf } from '../../axisOf';
import { drawnSeries } from '../layout/drawnSeries';
import { pieSlices } from '../layout/pieSlices';
import type { PlotInput } from '../PlotInput';
import { dim, stripes } from '@/charts/tones/seriesLook';

/** Pixels of the line from a slice to its words, and from there to the edge. */
const LEADER = { out: 12, across: 10, end: 8 };
/** Below this width the share stands under the value instead of beside it. */
const NARROW = 420;

/** In a narrow ring of more slices than these, small ones are named by the legend alone. */
const FEW = 6;
const SMALL = 0.05;

/** The ring takes what the words beside it leave: cut words say less than a smaller ring. */
function ringSize(width: number, height: number, narrow: boolean): { readonly radius: number; readonly words: number } {
  const beside = width / 2 - LEADER.out - LEADER.across - LEADER.end;
  const radius = Math.max(40, Math.min(0.35 * Math.min(width, height), beside - (narrow ? 76 : 124)));
  return { radius, words: Math.max(40, Math.min(200, beside - radius)) };
}

/** A ring of the sums of all series, each named beside its slice. What sums to nothing or less has no slice. */
export function pieOption(input: PlotInput, meant?: string): EChartsCoreOption {
  const { spec, colors, locale, width, height } = input;
  const narrow = width < NARROW;
  const { radius, words } = ringSize(width, height, narrow);
  const isShare = (axis = 0) => spec.axes[axis]?.unit === '%'; // says itself what it is of the whole
  const slices = pieSlices(drawnSeries(spec, 'pie', input.hidden, colors));
  const isNamed = (share: number) => !narrow || slices.length <= FEW || share >= SMALL;
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
        data: slices.map(({ drawn: { series, look }, sum, share }) => ({
          name: series.key,
          value: sum,
          itemStyle: {
            color: look.color,
            opacity: dim(series.key, meant),
            ...(input.patterns && { decal: stripes(look, colors) }),
          },
          labelLine: { show: isNamed(share) },
          label: {
            show: isNamed(share),
            opacity: dim(series.key, meant),
            formatter: () =>
              [
                `${series.name}\n${formatAmount(sum, axisOf(spec, series), locale)}`,
                ...(isShare(series.axis) ? [] : [formatShare(share * 100, locale)]),
              ].join(narrow ? '\n' : ' · '),
          },
        })),
      },
    ],
  };
}
