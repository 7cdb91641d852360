import type { EChartsCoreOption } from 'echarts/core';
import { drawnSeries } from '../layout/drawnSeries';
import { pieSlices } from '../layout/pieSlices';
import type { PlotInput } from '../PlotInput';
import { numberText, valueText } from '../valueText';
import { dim } from './dim';
import { stripes } from './stripes';

/** A ring of the sums of all series, each named beside its slice. What sums to nothing or less has no slice. */
export function pieOption(input: PlotInput, meant?: string): EChartsCoreOption {
  const { spec, colors, locale, width } = input;
  const narrow = width < 480;
  const slices = pieSlices(drawnSeries(spec, 'pie', input.hidden, colors));
  return {
    animation: !input.still,
    animationDuration: 200,
    textStyle: { fontFamily: colors.fontFamily },
    series: [
      {
        type: 'pie',
        id: 'pie',
        radius: narrow ? ['34%', '58%'] : ['42%', '70%'],
        center: ['50%', '50%'],
        minAngle: 2,
        emphasis: { scaleSize: 4 },
        itemStyle: { borderColor: colors.paper, borderWidth: 2 },
        label: { color: colors.ink, fontSize: 12, lineHeight: 16, overflow: 'truncate', width: narrow ? 88 : 160 },
        labelLine: { lineStyle: { color: colors.inkSoft } },
        data: slices.map(({ drawn: { series, look }, sum, share }) => ({
          name: series.key,
          value: sum,
          itemStyle: { color: look.color, opacity: dim(series.key, meant), decal: stripes(look, colors) },
          label: {
            opacity: dim(series.key, meant),
            formatter: () => `${series.name}\n${valueText(sum, spec.axes[series.axis ?? 0], locale)} · ${numberText(share * 100, 1, locale)}%`,
          },
        })),
      },
    ],
  };
}
