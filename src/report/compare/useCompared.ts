import { use, useMemo } from 'react';
import { useLive, useToday, type Live } from '@/data';
import type { BlockProps } from '../blockProps';
import { reportKey } from '../page/blockCall';
import { ReportOnPageContext } from '../page/reportPage';
import { comparedSent } from './comparedSent';
import { comparedWith } from './comparedWith';
import type { ToldComparison } from './comparedWords';
import { comparingOf } from './comparing';
import { useStanding } from './equipment';

/** What a block is compared with, and the answer of that time. @public */
export interface Compared extends ToldComparison {
  /** The answer for the other period. */
  readonly live: Live<unknown>;
}

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
  const chosen = page?.comparing;
  const comparison = useMemo(
    () => comparedWith(report, block, params, comparingOf(block, chosen), today),
    [chosen, report, block, params, today],
  );
  const other = comparison && comparedSent({ report, params, zone }, block, comparison, live.state.updatedAt);
  const own = useLive(
    [...reportKey(report), 'compared', 'call' in block ? block.call : undefined, other?.sent],
    (signal) => load(other?.sent ?? {}, signal),
    { enabled: other !== undefined && live.data !== undefined },
  );
  const standing = useStanding(comparison);
  const until = other?.until;
  return useMemo(
    () =>
      comparison && {
        ...comparison,
        live: own,
        ...(until !== undefined && { until }),
        ...(standing && { standing }),
      },
    [comparison, own, until, standing],
  );
}
