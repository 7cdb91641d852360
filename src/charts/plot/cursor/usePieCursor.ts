import type { ECharts } from 'echarts/core';
import { useState, type KeyboardEvent, type RefObject } from 'react';
import { formatAmount } from '@/schema';
import { formatShare } from '@/schema/internal';
import { isComposing } from '@/widgets';
import { axisOf } from '../../axisOf';
import type { ChartSpec } from '../../chart';
import type { ChartColors } from '../../tones/chartColors';
import { drawnSeries } from '../layout/drawnSeries';
import { pieSlices } from '../layout/pieSlices';
import type { PlotView } from '../PlotInput';
import { keyStop } from './stops';

interface PieCursorInput {
  readonly spec: ChartSpec;
  readonly view: PlotView;
  readonly hidden: ReadonlySet<string>;
  readonly colors: ChartColors;
  readonly locale: string;
  readonly chart: RefObject<ECharts | undefined>;
}

/** The keys of a pie: they go from slice to slice, which stands out and is said. */
export function usePieCursor({ spec, view, hidden, colors, locale, chart }: PieCursorInput) {
  const [place, setPlace] = useState<number>();
  const slices = view === 'pie' ? pieSlices(drawnSeries(spec, view, hidden, colors)) : [];
  const slice = place === undefined ? undefined : slices[place];
  const go = (next: number | undefined) => {
    if (place !== undefined) chart.current?.dispatchAction({ type: 'downplay', seriesIndex: 0, dataIndex: place });
    if (next !== undefined) chart.current?.dispatchAction({ type: 'highlight', seriesIndex: 0, dataIndex: next });
    setPlace(next);
  };
  return {
    spoken: slice
      ? `${slice.drawn.series.name} ${formatAmount(slice.sum, axisOf(spec, slice.drawn.series), locale)}, ${formatShare(slice.share * 100, locale)}`
      : '',
    hide: () => go(undefined),
    press: (event: KeyboardEvent<HTMLElement>): boolean => {
      if (view !== 'pie' || isComposing(event)) return false;
      const next = event.key === 'Escape' ? undefined : keyStop(event.key, place, slices.length, 0);
      if (next === undefined && (event.key !== 'Escape' || place === undefined)) return true;
      event.preventDefault();
      event.stopPropagation();
      go(next);
      return true;
    },
  };
}
