import type { ChartSpec } from '@/charts';
import type { Translate } from '@/data';
import { blockFacts, ownCall, type Block } from '@/schema';
import { nowOn } from '@/schema/dates';
import { readSeries, type BlockParts } from '../answer/readSeries';
import type { BlockProps } from '../blockProps';
import { chartSpec } from './chartSpec';

export type ChartOf = Extract<Block, { readonly kind: 'chart' }>;

/**
 * Measures of the same answer that other charts and figures of the report show: two charts of one call have a part of
 * it each.
 */
function shownElsewhere({
  name,
  block,
  place: { report },
}: Pick<BlockProps<ChartOf>, 'name' | 'block' | 'place'>): ReadonlySet<string> {
  const callOf = (one: Block): string => JSON.stringify(ownCall(one) ?? null);
  const others = Object.entries(report.blocks).filter(
    ([key, other]) => key !== name && callOf(other) === callOf(block),
  );
  return new Set(others.flatMap(([, other]) => blockFacts(other).measures));
}

/** A chart block with its answer: as the page draws it, and as its file and print take it. */
export function blockSpec(
  { name, block, heading, place }: Pick<BlockProps<ChartOf>, 'name' | 'block' | 'heading' | 'place'>,
  answer: unknown,
  translate: Translate,
): { readonly spec: ChartSpec; readonly parts: BlockParts } {
  const { report, zone, shownIn, days, currency } = place;
  const elsewhere = shownElsewhere({ name, block, place });
  const own = new Set<string>(block.series.map(({ of }) => of));
  const read = readSeries(answer, report.measures, block, {
    zone,
    shownIn,
    today: nowOn(zone).slice(0, 10),
    ...(days && { days }),
  });
  const parts = {
    ...read,
    series: read.series.filter(({ measure }) => measure === undefined || own.has(measure) || !elsewhere.has(measure)),
  };
  return {
    parts,
    spec: chartSpec({
      id: `${report.name}/${name}`,
      title: heading,
      block,
      measures: report.measures,
      parts,
      currency,
      translate,
    }),
  };
}
