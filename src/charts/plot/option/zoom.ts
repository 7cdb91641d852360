import type { EChartsCoreOption } from 'echarts/core';
import type { Scale } from '../../chart';
import type { ChartColors } from '../../tones/chartColors';
import { daySpan } from '@/charts/time/tickStep';
import { fade } from '@/charts/tones/mixColors';
import type { TimeWindow } from '../PlotInput';

/** Fewer rows are seen at once. */
const MANY = 200;

/** A time axis of more than two days with many rows can be looked at in parts. */
export function isZoomed(scale: Scale, rows: number): boolean {
  return scale.kind === 'time' && rows > MANY && daySpan(scale.from, scale.to, scale.zone) > 2;
}

/** The slider below and the pointer inside: dragging moves, Ctrl and the wheel zooms, so that pages still scroll. */
export function zoom(
  place: {
    readonly panes: number;
    readonly left: number;
    readonly width: number;
    readonly thinned: boolean;
    readonly window?: TimeWindow;
  },
  colors: ChartColors,
): EChartsCoreOption {
  const { window } = place;
  const shared = {
    xAxisIndex: Array.from({ length: place.panes }, (_, pane) => pane),
    // Thinning works on the rows in view; without it lines run on to the edge.
    filterMode: place.thinned ? ('filter' as const) : ('none' as const),
    ...(window && { startValue: window.from, endValue: window.to }),
    throttle: 30,
  };
  return {
    dataZoom: [
      {
        type: 'inside',
        id: 'inside',
        ...shared,
        zoomOnMouseWheel: 'ctrl',
        moveOnMouseMove: true,
        moveOnMouseWheel: false,
        preventDefaultMouseMove: false,
        minSpan: 0.2,
      },
      {
        type: 'slider',
        id: 'slider',
        ...shared,
        left: place.left,
        width: place.width,
        bottom: 6,
        height: 18,
        showDetail: false,
        showDataShadow: false,
        brushSelect: false,
        borderColor: colors.line,
        fillerColor: fade(colors.accent, 0.14),
        backgroundColor: 'transparent',
        handleSize: '110%',
        handleStyle: { color: colors.paper, borderColor: colors.accent },
        moveHandleSize: 0,
        emphasis: { handleStyle: { borderColor: colors.ink } },
      },
    ],
  };
}
