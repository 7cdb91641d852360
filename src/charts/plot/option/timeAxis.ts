import type { XAXisOption } from 'echarts/types/dist/shared';
import type { TimeScale } from '../../chart';
import type { ChartColors } from '../../tones/chartColors';
import { daySpan, tickLabel } from '@/charts/time/tickStep';
import { tickStep } from '../../time/tickStep';
import { timeTicks } from '../../time/timeTicks';
import { isDoubled, offsetText, zoneParts } from '@/schema/dates';
import type { TimeWindow } from '../PlotInput';

/** Pixels a label needs with the space beside it. */
const LABEL = 46;
/** Nearer than this two labels of one doubled hour become one: `02:00 +02:00 +01:00`. */
const TWIN = 40;
const HOUR = 3_600_000;

/** `02:00 +02:00` on one line would hide its neighbour of the same hour. */
const TWO_LINES = /^(\d\d:\d\d) (.+)$/;

interface Place {
  readonly pane: number;
  readonly width: number;
  /** Only the lowest of several panes has labels. */
  readonly labels: boolean;
  /** Room for signs between axis and labels. */
  readonly gap: number;
}

/**
 * The time axis in the zone of the site. The library knows only the zone of the browser and UTC, so ticks and labels
 * are ours (spec 01 §9).
 */
export function timeAxis(
  { from, to, zone, labelHours }: TimeScale,
  window: TimeWindow,
  place: Place,
  colors: ChartColors,
): XAXisOption {
  const isWhole = window.from <= from && window.to >= to;
  const step = tickStep(daySpan(window.from, window.to, zone), place.width / LABEL, isWhole ? labelHours : undefined);
  const ticks = timeTicks(window.from, window.to, zone, step);
  const crowded = (place.width * HOUR) / (window.to - window.from) < TWIN;
  const again = (at: number) =>
    crowded && step.unit === 'hour' && ticks.includes(at - HOUR) && isDoubled(at, zone) && isDoubled(at - HOUR, zone);
  const text = (at: number) => {
    const label = tickLabel(at, step, zone).replace(TWO_LINES, '$1\n$2');
    return again(at + HOUR) ? `${label}\n${offsetText(at + HOUR, zone)}` : label;
  };
  const isDay = (at: number) =>
    step.unit === 'hour' && zoneParts(at, zone).hour === 0 && zoneParts(at, zone).minute === 0;
  return {
    type: 'time',
    gridIndex: place.pane,
    min: from,
    max: to,
    containShape: false,
    axisLine: { show: true, onZero: false, lineStyle: { color: colors.inkSoft, opacity: 0.5 } },
    axisTick: {
      show: place.labels,
      customValues: ticks,
      length: 4,
      lineStyle: { color: colors.inkSoft, opacity: 0.5 },
    },
    axisLabel: {
      show: place.labels,
      customValues: ticks.filter((at) => !again(at)),
      color: colors.inkSoft,
      fontSize: 12,
      margin: 8 + place.gap,
      hideOverlap: true,
      formatter: (at: number) => (isDay(at) ? `{day|${text(at)}}` : text(at)),
      rich: { day: { color: colors.ink, fontWeight: 600, fontSize: 12 } },
    },
    splitLine: { show: false },
    axisPointer: { show: false },
  };
}
