import type { ChartSpec } from '@/charts';
import { failureText } from '@/data';
import type { TextTools } from '@/fields/internal';
import type { Block } from '@/schema';
import type { PageBlock, ReportPlace } from '../blockProps';
import { comparedNote } from '../compare/comparedWords';
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

type Part = Pick<PaperPart, 'table' | 'spec' | 'place'>;
type PartOf<B extends Block = Block> = (
  block: PageBlock<B>,
  paper: { readonly placeOf: ReportPaper['placeOf']; readonly tools: TextTools; readonly signal: AbortSignal },
) => Promise<Part>;
type Parts = { readonly [K in Block['kind']]?: PartOf<Extract<Block, { readonly kind: K }>> };

/** A block as a table, by its kind. */
const PARTS: Parts = {
  table: (block, { placeOf, tools, signal }) => tablePart(block, placeOf, tools, signal),
  figures: async (block, { placeOf, tools, signal }) => {
    const answer = await block.load(block.extra, signal);
    const place = placeOf(answer, block.block);
    const compared = await block.compared?.(signal);
    const told = compared && { compared, note: comparedNote(compared, tools) };
    return { place, table: figuresPart(block, place, answer, tools.translate, told) };
  },
  chart: async (block, { placeOf, tools, signal }) => {
    const answer = await block.load(block.extra, signal);
    const place = placeOf(answer, block.block);
    const { spec } = blockSpec({ ...block, place }, answer, tools.translate);
    return { place, spec, table: chartPart(spec, tools.translate) };
  },
  kind: async (block, { placeOf, tools, signal }) => {
    const { table } = block.block.of;
    if (!table) return {};
    const answer = await block.load(block.extra, signal);
    return { place: placeOf(answer, block.block), table: table(answer, tools.translate) };
  },
};

/** What a component says of its own block; without it the block is not there: a picture of its own, a tree. */
const toldPart: PartOf = async (block, { signal }) => {
  const table = await block.part?.(signal);
  return table ? { table } : {};
};

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
      const partOf = (PARTS[block.block.kind] ?? toldPart) as PartOf; // the look-up by kind is what makes this sound
      const part = await partOf(block, { placeOf, tools, signal });
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
