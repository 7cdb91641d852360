import type { ChartSpec } from '../chart';
import type { ChartColors } from '../tones/chartColors';

/** The views that are drawn; the table is a part of its own. */
export type PlotView = 'line' | 'bar' | 'pie' | 'multiple';

/** Everything a drawing follows from. */
export interface PlotInput {
  readonly spec: ChartSpec;
  readonly view: PlotView;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly hidden: ReadonlySet<string>;
  readonly colors: ChartColors;
  readonly locale: string;
  /** The name of the line at `now`. */
  readonly nowText: string;
  /** Fills and lines are told apart by patterns and marks, too: asked for by the person, or printed. */
  readonly patterns?: boolean;
  /** No movement: asked for by the person, or drawn off screen. */
  readonly still?: boolean;
  /** A drawing for print has no slider. */
  readonly fixed?: boolean;
  /** Part of a long time axis that is shown, epoch ms. */
  readonly window?: TimeWindow;
}

export interface TimeWindow {
  readonly from: number;
  readonly to: number;
}
