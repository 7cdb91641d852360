/*
 * What a chart shows, as data: no colors of a theme, no ECharts. The widget, its table, its spoken values and its
 * exports are all made from this one description, so they cannot disagree (spec 01 §2, §9).
 */
import type { MeasureTone } from '@/schema';

export interface ValueAxis {
  /** `kW`, `kWh`, `€/kWh`, `%`, `°C`. Empty for a plain count. */
  readonly unit: string;
  /** Decimals that are shown. Default 2. */
  readonly decimals?: number;
  readonly min?: number;
  readonly max?: number;
  readonly side?: 'left' | 'right';
  readonly name?: string;
  /** Its values may be added up: tables have a total. Default: work (kWh) may, everything else may not. */
  readonly sums?: boolean;
}

/** A value or nothing. Nothing is a gap in a line and `-` in a table; it is never 0. @public */
export type Value = number | null;

/** A series of a chart: values of one measure, with tone and look. @public */
export interface ChartSeries {
  /** Unique within the chart; colors and what is hidden are remembered by it. */
  readonly key: string;
  /** Already in the user's language. */
  readonly name: string;
  readonly kind: 'line' | 'area' | 'bar' | 'step';
  readonly tone?: MeasureTone;
  /** Which of `axes`. Default 0. */
  readonly axis?: number;
  /**
   * Time axis only: its values are of whole intervals (a day), as those of bars are: a line goes through their middles.
   */
  readonly ofIntervals?: boolean;
  /** Series with one name are stacked on each other. */
  readonly stack?: string;
  /**
   * Drawn below zero whatever its sign, for what goes out: exports, withdrawals. Tables and files
   * keep its values as they are.
   */
  readonly below?: boolean;
  /**
   * Dashed as a whole, for forecasts and plans. After `now` every line is dashed; false: this one is not, as it is of
   * another day.
   */
  readonly dashed?: boolean;
  /** On a time axis one per entry of `times`; on a category axis one per category; on a pie one. */
  readonly values: readonly Value[];
  /** Time axis only: epoch milliseconds, rising, of this series' own resolution. */
  readonly times?: readonly number[];
  /** Time axis only: how long a value lasts, in ms (15 min of a price). Bars and steps are drawn over it. */
  readonly lasts?: number;
  /** Decimals of its values, where they are not those of its axis. */
  readonly decimals?: number;
  /** Whether its values may be added up, where its axis does not say it. */
  readonly sums?: boolean;
  /** The total, where it is known better than from these values, which may be rounded. */
  readonly total?: Value;
}

/** A part of the time axis that is shaded: a period of a price, a missing hour. */
export interface ShadedRange {
  readonly from: number;
  readonly to: number;
  readonly label: string;
  readonly tone?: MeasureTone;
}

/** A sign between the axis of time and its labels, from a moment on. @public */
export interface TimeSign {
  readonly at: number;
  /** Lines in a square of 24 by 24. One without is only said. */
  readonly path?: string;
  readonly tone: MeasureTone;
  /** In the user's language. */
  readonly label: string;
}

/** Signs of one kind. */
export interface TimeSigns {
  /** What they are, for those who do not see them, in the user's language. */
  readonly title: string;
  readonly marks: readonly TimeSign[];
}

/** A level across the chart: an average, a contracted power. @public */
export interface LevelLine {
  readonly value: number;
  readonly label: string;
  readonly axis?: number;
  readonly tone?: MeasureTone;
}

/** Time runs in the zone of the site; a day has 23, 24 or 25 hours there. @public */
export interface TimeScale {
  readonly kind: 'time';
  /** IANA name: `Europe/Amsterdam`. */
  readonly zone: string;
  /** Epoch milliseconds of the first and after the last moment. */
  readonly from: number;
  readonly to: number;
  /** Hours from label to label that are wished for; where they do not fit, or a part is looked at, the span decides. */
  readonly labelHours?: number;
}

export interface CategoryScale {
  readonly kind: 'category';
  readonly categories: readonly string[];
}

export type Scale = TimeScale | CategoryScale;

/** How a chart is looked at. `multiple` draws every series in a small chart of its own, one above the other. */
export type ChartView = 'line' | 'bar' | 'table' | 'pie' | 'multiple';

/** A chart as data: times, series, axes and marks. @public */
export interface ChartSpec {
  /** Names what is remembered and the exported files: `home-power`. */
  readonly id: string;
  /** Heading, in the user's language. */
  readonly title: string;
  readonly scale: Scale;
  readonly axes: readonly ValueAxis[];
  readonly series: readonly ChartSeries[];
  /**
   * Epoch milliseconds between what was and what will be: solid before, dashed after. Among whole intervals, such as
   * days, the one it lies in is drawn as not over yet.
   */
  readonly now?: number;
  readonly ranges?: readonly ShadedRange[];
  readonly levels?: readonly LevelLine[];
  readonly signs?: TimeSigns;
  /** Labels of the answer that have no place on the axis of time: said below the heading, their values are left out. */
  readonly leftOut?: readonly string[];
  /** Offered views, first is shown. Default: line, bar, table. A pie sums each series. */
  readonly views?: readonly ChartView[];
  /** The table has pages of so many rows. Default: one that scrolls. */
  readonly pageSize?: number;
  /** Where the names of the series stand. Default `top`. */
  readonly legend?: 'top' | 'bottom';
}
