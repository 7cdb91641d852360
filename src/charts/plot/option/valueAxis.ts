import type { YAXisOption } from 'echarts/types/dist/shared';
import type { ChartColors } from '../../tones/chartColors';
import type { PaneAxis } from '../layout/frame';

/** An axis of values with its unit on top. Only the first of a pane has lines across. */
export function valueAxis(
  { axis, scale, labels, side, offset }: PaneAxis,
  place: { readonly pane: number; readonly first: boolean; readonly left: number; readonly title?: string },
  colors: ChartColors,
): YAXisOption {
  // The first stands at the edge of the chart, above its numbers; the others where their own numbers begin.
  const edge = place.first && side === 'left';
  const name = place.title ?? [axis.name, labels.unit].filter(Boolean).join(' / ');
  return {
    type: 'value',
    gridIndex: place.pane,
    position: side,
    offset,
    min: scale.min,
    max: scale.max,
    interval: scale.interval,
    name,
    nameLocation: 'end',
    nameGap: 10,
    nameTextStyle: {
      color: colors.inkSoft,
      fontSize: 12,
      align: edge || side === 'right' ? 'left' : 'right',
      padding: [0, 8, 0, edge ? 4 - place.left : 8],
    },
    axisLine: { show: false },
    axisTick: { show: false },
    axisLabel: {
      color: colors.inkSoft,
      fontSize: 12,
      margin: 8,
      formatter: labels.text,
    },
    splitLine: { show: place.first, lineStyle: { color: colors.line } },
    axisPointer: { show: false },
  };
}
