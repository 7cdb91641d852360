import type { ChartSpec } from '@/charts/chart';
import { failureText } from '@/data/texts/failureText';
import type { TextTools } from '@/fields/texts/recordTexts';
import type { Block } from '@/schema';
import type { PageBlock, ReportPlace } from '../block';
import { blockSpec } from '../chart/blockSpec';
import { chartPart } from './chartPart';
import { figuresPart } from './figuresPart';
import type { ReportPaper } from './paper';
import type { PartTable } from './part';
import { tablePart } from './tablePart';

/** A block in a file or on paper. Of one that could not be loaded: why. */
export interface PaperPart {
  readonly block: PageBlock;
  readonly table?: PartTable;
  /** Of a chart: its picture is drawn from it. */
  readonly spec?: ChartSpec;
  /** Where it stands, as its answer says. */
  readonly place?: ReportPlace;
  readonly failure?: string;
}

const isKind = <K extends Block['kind']>(
  asked: PageBlock,
  kind: K,
): asked is PageBlock<Extract<Block, { readonly kind: K }>> => asked.block.kind === kind;

/** A block as a table; without one for what is none: a picture of its own, a tree. */
async function partOf(
  asked: PageBlock,
  placeOf: ReportPaper['placeOf'],
  tools: TextTools,
  signal: AbortSignal,
): Promise<Pick<PaperPart, 'table' | 'spec' | 'place'>> {
  if (isKind(asked, 'table')) return tablePart(asked, placeOf, tools, signal);
  if (isKind(asked, 'figures')) {
    const answer = await asked.ask(asked.extra, signal);
    const place = placeOf(answer, asked.block);
    return { place, table: figuresPart(asked, place, answer, tools.translate) };
  }
  if (isKind(asked, 'chart')) {
    const answer = await asked.ask(asked.extra, signal);
    const place = placeOf(answer, asked.block);
    const { spec } = blockSpec({ ...asked, place }, answer, tools.translate);
    return { place, spec, table: chartPart(spec, tools.translate) };
  }
  const table = await asked.part?.(signal);
  return table ? { table } : {};
}

/** All blocks of a report as tables, one after the other. One that fails says so and leaves the others alone. */
export async function paperParts(
  { blocks, placeOf }: ReportPaper,
  tools: TextTools,
  signal: AbortSignal,
  onProgress: (done: number) => void,
): Promise<PaperPart[]> {
  const parts: PaperPart[] = [];
  for (const block of blocks) {
    try {
      const part = await partOf(block, placeOf, tools, signal);
      if (part.table) parts.push({ block, ...part });
    } catch (error) {
      signal.throwIfAborted();
      parts.push({ block, failure: failureText(error, tools.translate) });
    }
    signal.throwIfAborted();
    onProgress(parts.length);
  }
  return parts;
}

/** Where the report stands as a whole: as its first answer says. */
export function placeOn(parts: readonly PaperPart[], { placeOf }: ReportPaper): ReportPlace {
  return parts.find(({ place }) => place !== undefined)?.place ?? placeOf();
}
