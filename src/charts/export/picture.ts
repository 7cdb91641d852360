import type { ChartSpec } from '../chart';
import { renderOffscreen } from '../plot/renderOffscreen';
import type { PlotView } from '../plot/Plot';
import type { ChartColors } from '../tones/chartColors';

/** How the picture of a chart is drawn for a file. */
export interface PictureLook {
  readonly view: PlotView;
  readonly hidden: ReadonlySet<string>;
  readonly colors: ChartColors;
  readonly locale: string;
  /** The name of the line at `now`, and of the interval that is not over yet. */
  readonly nowText: string;
  readonly openText: string;
  /** Always on paper. */
  readonly patterns?: boolean;
}

/**
 * Pixels of an exported picture; small multiples come out higher. On paper it is narrower, so that its words are not
 * below 9 points.
 */
const SIZES = { file: { width: 960, height: 540 }, page: { width: 680, height: 440 } };

/** The picture of a chart, drawn off screen: SVG text, or a PNG at twice its size as data URL. */
export function picture(
  spec: ChartSpec,
  { view, ...look }: PictureLook,
  as: 'svg' | 'png',
  on: 'file' | 'page' = 'file',
): Promise<string> {
  return renderOffscreen(spec, view, { ...SIZES[on], ...look, ...(on === 'page' && { patterns: true }) }, as);
}
