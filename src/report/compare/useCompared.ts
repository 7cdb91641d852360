import { use, useMemo } from 'react';
import { useLive, useToday, type Live } from '@/data';
import { blockFacts } from '@/schema';
import { nowOn } from '@/schema/dates';
import type { BlockProps } from '../blockProps';
import { reportKey } from '../page/blockCall';
import { ReportOnPageContext } from '../page/reportPage';
import { sentParams } from '../params/sentParams';
import { type Standing, useStanding } from './equipment';
import { comparedWith, type BlockComparison } from './comparedWith';

/** What a block is compared with, and the answer of that time. @public */
export interface Compared extends BlockComparison {
  /** Both are known until this time of the last day, `HH:mm`, where they can be cut there. */
  readonly until?: string;
  /** The answer for the other period. */
  readonly live: Live<unknown>;
  /** What stood in both, where that is known. */
  readonly standing?: Standing;
}

const FIVE_MINUTES = 300_000;

/** The time of the day until which an answer tells of today: figures of less than five minutes are not there yet. */
const toldUntil = (updatedAt: number, zone: string): string =>
  nowOn(zone, new Date(updatedAt - (updatedAt % FIVE_MINUTES))).slice(11, 16);

/**
 * The other answer of a block that compares: of the period before, or of the same days a year before, as somebody chose
 * above the page. Undefined while nothing is compared. It is asked once there is something to compare.
 *
 * @example const before = readUsage(useCompared(props)?.live.data)
 * @public
 */
export function useCompared({
  block,
  place: { report, params, zone },
  load,
  live,
}: Pick<BlockProps, 'block' | 'place' | 'load' | 'live'>): Compared | undefined {
  const page = use(ReportOnPageContext);
  const today = useToday(zone);
  const { compare } = blockFacts(block);
  const chosen = page?.comparing ?? (compare === 'previous' ? compare : 'none');
  const comparison = useMemo(
    () => (compare === undefined || chosen === 'none' ? undefined : comparedWith(report, block, params, chosen, today)),
    [compare, chosen, report, block, params, today],
  );
  const { updatedAt } = live.state;
  const until = comparison?.end === undefined || updatedAt === undefined ? undefined : toldUntil(updatedAt, zone);
  const sent = comparison && {
    ...sentParams(report, { ...params, [comparison.name]: comparison.before }, block.send),
    ...(comparison.end !== undefined &&
      until !== undefined && { [comparison.end]: `${comparison.before.to} ${until}:00` }),
  };
  const own = useLive(
    [...reportKey(report), 'compared', 'call' in block ? block.call : undefined, sent],
    (signal) => load(sent ?? {}, signal),
    { enabled: sent !== undefined && live.data !== undefined },
  );
  const standing = useStanding(comparison);
  return (
    comparison && { ...comparison, live: own, ...(until !== undefined && { until }), ...(standing && { standing }) }
  );
}
