import type { XAXisOption } from 'echarts/types/dist/shared';
import type { CategoryScale } from '../../chart';
import type { ChartColors } from '../../tones/chartColors';

/** Pixels a name has at least where every name is shown, long ones cut; narrower, some names are left out. */
const EVERY = 56;

/** An axis of names. Rows point at them by number, so that two of one name stay two. */
export function categoryAxis(
  { categories }: CategoryScale,
  place: { readonly pane: number; readonly labels: boolean; readonly width: number },
  colors: ChartColors,
): XAXisOption {
  const slot = place.width / Math.max(categories.length, 1);
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
      ...(slot >= EVERY ? { interval: 0, width: slot - 6 } : { hideOverlap: true, width: Math.max(40, slot * 2 - 8) }),
      overflow: 'truncate',
    },
    axisPointer: { show: false },
  };
}
