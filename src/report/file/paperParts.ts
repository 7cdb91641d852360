import type { ChartSpec } from '@/charts/chart';
import { failureText } from '@/data/texts/failureText';
import type { TextTools } from '@/fields/texts/recordTexts';
import type { Block } from '@/schema';
import type { PageBlock, ReportPlace } from '../blockProps';
import { blockSpec } from '../chart/blockSpec';
import { chartPart } from './chartPart';
import { figuresPart } from './figuresPart';
import type { ReportPaper } from './paper';
import type { PartTable } from './filePart';
import { tablePart } from './tablePart';

/** A block in a file or on paper. Of one that could not be loaded: why. */
export interface PaperPart {
  readonly block: PageBlock;
  readonly table?: PartTable;
  /** Of a chart: its picture is drawn from it. */
  readonly spec?: ChartSpec;
  readonly place?: ReportPlace;
  readonly failure?: string;
}

const isKind = <K extends Block['kind']>(
  pageBlock: PageBlock,
  kind: K,
): pageBlock is PageBlock<Extract<Block, { readonly kind: K }>> => pageBlock.block.kind === kind;

/** A block as a table; without one for what is none: a picture of its own, a tree. */
async function partOf(
  pageBlock: PageBlock,
  placeOf: ReportPaper['placeOf'],
  tools: TextTools,
  signal: AbortSignal,
): Promise<Pick<PaperPart, 'table' | 'spec' | 'place'>> {
  if (isKind(pageBlock, 'table')) return tablePart(pageBlock, placeOf, tools, signal);
  if (isKind(pageBlock, 'figures')) {
    const answer = await pageBlock.load(pageBlock.extra, signal);
    const place = placeOf(answer, pageBlock.block);
    return { place, table: figuresPart(pageBlock, place, answer, tools.translate) };
  }
  if (isKind(pageBlock, 'chart')) {
    const answer = await pageBlock.load(pageBlock.extra, signal);
    const place = placeOf(answer, pageBlock.block);
    const { spec } = blockSpec({ ...pageBlock, place }, answer, tools.translate);
    return { place, spec, table: chartPart(spec, tools.translate) };
  }
  const table = await pageBlock.part?.(signal);
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
