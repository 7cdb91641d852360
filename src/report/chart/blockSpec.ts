import type { ChartSpec } from '@/charts/chart';
import type { Translate } from '@/data/texts/translate';
import { nowOn } from '@/schema/dates/clock';
import { readSeries, type BlockParts } from '../answer/readSeries';
import type { BlockProps } from '../block';
import { chartSpec } from './chartSpec';
import type { ChartOf } from './chartOf';

/** A chart block with its answer: as the page draws it, and as its file and print take it. */
export function blockSpec({ name, block, heading, place }: Pick<BlockProps<ChartOf>, 'name' | 'block' | 'heading' | 'place'>, answer: unknown, translate: Translate): { readonly spec: ChartSpec; readonly parts: BlockParts } {
  const { report, zone, shownIn, days, currency } = place;
  const parts = readSeries(answer, report.measures, block, { zone, shownIn, today: nowOn(zone).slice(0, 10), ...(days && { days }) });
  return { parts, spec: chartSpec({ id: `${report.name}/${name}`, title: heading, block, measures: report.measures, parts, currency, translate }) };
}
