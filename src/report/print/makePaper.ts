import { isEmptyChart, viewOf, picture } from '@/charts/internal';
import type { ChartSpec, ChartColors } from '@/charts';
import type { TextTools } from '@/fields/internal';
import type { ReportPaper } from '../file/paper';
import { paperHead, type PaperHead } from '../file/paperHead';
import { paperParts, placeOn, type PaperPart } from '../file/paperParts';

/** A block on paper: a picture, or else its table. */
export interface PrintedPart extends PaperPart {
  /** Data URL. */
  readonly picture?: string;
}

export interface PrintedReport {
  readonly head: PaperHead;
  readonly parts: readonly PrintedPart[];
}

/**
 * A chart as it is looked at, drawn for paper as lines and letters: crisp at any size, and its words can be searched.
 * None of one that is looked at as a table, or is empty.
 */
async function pictureOf(
  spec: ChartSpec,
  colors: ChartColors,
  { locale, translate }: TextTools,
): Promise<string | undefined> {
  const view = viewOf(spec);
  if (view === 'table' || isEmptyChart(spec)) return undefined;
  const drawn = await picture(
    spec,
    { view, hidden: new Set(), colors, locale, nowText: translate('charts.now'), openText: translate('charts.soFar') },
    'svg',
    'page',
  );
  return `data:image/svg+xml,${encodeURIComponent(drawn)}`;
}

/** Everything that goes onto paper, loaded and drawn. @param colors those of light paper */
export async function makePaper(
  paper: ReportPaper,
  tools: TextTools,
  colors: ChartColors,
  signal: AbortSignal,
): Promise<PrintedReport> {
  const made = await paperParts(paper, tools, signal, () => undefined);
  const head = await paperHead(placeOn(made, paper), tools, signal);
  const parts: PrintedPart[] = [];
  for (const part of made) {
    const drawn = part.spec && (await pictureOf(part.spec, colors, tools));
    parts.push({ ...part, ...(drawn !== undefined && { picture: drawn }) });
  }
  signal.throwIfAborted();
  return { head, parts };
}
