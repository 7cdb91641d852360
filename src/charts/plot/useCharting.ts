import type { ECharts } from 'echarts/core';
import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { init } from './echartsParts';
import type { Drawing } from './option/plotOption';
import type { TimeWindow } from './PlotInput';

/** Above this many rows a canvas takes less than the elements of an SVG. */
export const CANVAS_FROM = 5000;

interface ZoomEvent {
  readonly start?: number;
  readonly end?: number;
  readonly batch?: readonly ZoomEvent[];
}

/**
 * Keeps one chart of the library in an element: made with it, given whole options, gone with it. `echarts-for-react`
 * was measured against it and is not used here: it makes each chart twice, the second after a frame (twelve curves of a
 * day: 24 charts made against 12, drawn after 109 to 289 ms against 52 to 112), has none to speak to until then, and
 * takes its size from the document, where a hidden page has none.
 *
 * `onShare` hears which part of the time axis is in view, as shares of the whole.
 */
export function useCharting(
  host: RefObject<HTMLElement | null>,
  drawing: Drawing,
  onShare: (start: number, end: number) => void,
): RefObject<ECharts | undefined> {
  const chart = useRef<ECharts>(undefined);
  const renderer = drawing.rows > CANVAS_FROM ? 'canvas' : 'svg';
  const share = useEffectEvent(onShare);

  useLayoutEffect(() => {
    if (!host.current) return undefined;
    const made = init(host.current, null, { renderer, width: 1, height: 1 });
    made.on('datazoom', (event) => {
      const { start = 0, end = 100 } = firstOf(event as ZoomEvent);
      share(start / 100, end / 100);
    });
    chart.current = made;
    return () => {
      made.dispose();
      chart.current = undefined;
    };
  }, [host, renderer]);

  useLayoutEffect(() => {
    chart.current?.resize({ width: drawing.frame.width, height: drawing.frame.height, silent: true });
    chart.current?.setOption(drawing.option, { notMerge: true });
  }, [drawing, renderer]);

  return chart;
}

function firstOf(event: ZoomEvent): ZoomEvent {
  return event.batch?.[0] ?? event;
}

/** The part of a time axis that two shares of it mean; the whole is none. */
export function windowOf(whole: TimeWindow, start: number, end: number): TimeWindow | undefined {
  if (start <= 0 && end >= 1) return undefined;
  const length = whole.to - whole.from;
  return { from: Math.round(whole.from + start * length), to: Math.round(whole.from + end * length) };
}
