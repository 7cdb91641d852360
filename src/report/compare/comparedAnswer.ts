import type { QueryClient } from '@tanstack/react-query';
import type { Block, WireRow } from '@/schema';
import { nowOn } from '@/schema/dates';
import type { ComparedAnswer, PageBlock } from '../blockProps';
import { answeredAt } from '../page/blockCall';
import { placeOf } from '../page/placeOf';
import type { ReportOnPage } from '../page/reportPage';
import type { ParamValues } from '../params/paramsAddress';
import type { AroundSite } from '../siteAround';
import { comparedSent } from './comparedSent';
import { comparedWith } from './comparedWith';
import { comparingOf } from './comparing';
import { standingIn } from './equipment';

interface ComparedRequest extends Pick<PageBlock, 'load'> {
  readonly client: QueryClient;
  readonly page: ReportOnPage;
  readonly values: ParamValues;
  readonly block: Block;
  readonly extra: WireRow;
  readonly around: AroundSite | undefined;
}

/**
 * The other answer of a block as its page compares it (`useCompared`), also of one that nobody has looked at. Where
 * there is none the figures stand alone, and it is said.
 */
export async function comparedAnswer(
  { client, page, values, block, extra, load, around }: ComparedRequest,
  signal: AbortSignal,
): Promise<ComparedAnswer | undefined> {
  const { report } = page;
  const place = placeOf(page, values, await load(extra, signal), block);
  const comparison = comparedWith(
    report,
    block,
    values,
    comparingOf(block, page.comparing),
    nowOn(place.zone).slice(0, 10),
  );
  if (!comparison) return undefined;
  const { sent, until } = comparedSent(
    { report, params: values, zone: place.zone },
    block,
    comparison,
    answeredAt(client, { report, block, values, extra }),
  );
  const [answer, equipment] = await Promise.all([
    load(sent, signal).catch(() => undefined),
    around?.equipment?.(comparison.before, signal).catch(() => []),
  ]);
  signal.throwIfAborted();
  const isKnown = equipment !== undefined && equipment.length > 0;
  return {
    ...comparison,
    answer,
    ...(until !== undefined && { until }),
    ...(isKnown && { standing: standingIn(equipment, comparison) }),
  };
}
