import { useState } from 'react';
import type { ChartSpec, ChartView } from '../chart';

const LINES: readonly ChartView[] = ['line', 'bar', 'table'];
const BARS: readonly ChartView[] = ['bar', 'line', 'table'];
/** How each chart was last looked at, until the console is reloaded. */
const chosen = new Map<string, ChartView>();

/** The views a chart offers: those it names, else all, and first what its first series is. */
function offeredBy(spec: ChartSpec | undefined): readonly ChartView[] {
  if (spec?.views?.length) return spec.views;
  return spec?.series[0]?.kind === 'bar' ? BARS : LINES;
}

/** How a chart is looked at now: as was chosen, else the first it offers. */
export function viewOf(spec: ChartSpec | undefined): ChartView {
  const offered = offeredBy(spec);
  const known = chosen.get(spec?.id ?? '');
  return known && offered.includes(known) ? known : (offered[0] ?? 'line');
}

/** The view of a chart and its choice, kept by the chart's id while the console is open. */
export function useChartView(
  spec: ChartSpec | undefined,
): readonly [view: ChartView, choose: (view: ChartView) => void, offered: readonly ChartView[]] {
  const [, redraw] = useState(0);
  const offered = offeredBy(spec);
  const choose = (next: ChartView) => {
    if (spec) chosen.set(spec.id, next);
    redraw((count) => count + 1);
  };
  return [viewOf(spec), choose, offered];
}
