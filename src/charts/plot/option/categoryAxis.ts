import type { XAXisOption } from 'echarts/types/dist/shared';
import type { CategoryScale } from '../../chart';
import type { ChartColors } from '../../tones/chartColors';

/** An axis of names. Rows point at them by number, so that two of one name stay two. */
export function categoryAxis({ categories }: CategoryScale, place: { readonly pane: number; readonly labels: boolean; readonly width: number }, colors: ChartColors): XAXisOption {
  return {
    type: 'category',
    gridIndex: place.pane,
    data: [...categories],
    axisLine: { show: true, onZero: false, lineStyle: { color: colors.inkSoft, opacity: 0.5 } },
    axisTick: { show: false },
    axisLabel: {
      show: place.labels,
      color: colors.inkSoft,
      fontSize: 12,
      margin: 8,
      hideOverlap: true,
      width: Math.max(40, (place.width / Math.max(categories.length, 1)) * 2 - 8),
      overflow: 'truncate',
    },
    axisPointer: { show: false },
  };
}
