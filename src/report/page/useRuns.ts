import { useMemo } from 'react';
import type { Live } from '@/data';
import { blockFacts, type Block, type BlockRuns, type WireRow } from '@/schema';
import { readRunGroups } from '../answer/readRunGroups';
import { selectsRun, readRuns, type Run } from '../answer/readRuns';
import type { BlockRequest } from './blockCall';
import { useBlockAnswer } from './useBlockAnswer';

/** A block as its runs are asked for: with all parameters and nothing else. */
export const runsBlock = ({ call }: Pick<BlockRuns, 'call'>, { refresh }: Block): Block => ({
  kind: 'own',
  call,
  ...(refresh && { refresh }),
});

const NO_HEADS: ReadonlyMap<string, string> = new Map();

interface FoundRuns {
  readonly live: Live<unknown>;
  readonly all: readonly Run[];
  /** The one that was chosen while there is such a one, else the latest. */
  readonly shown: Run | undefined;
  /** The heads they stand under, by `keyOfRun`; none where nothing tells them. */
  readonly heads: ReadonlyMap<string, string>;
  /** What the block is asked with. */
  readonly extra: WireRow;
}

/**
 * The runs of a chart (`runs` of its block) and what it is asked with to draw one; of any other block, what it is asked
 * with anyway.
 */
export function useRuns(
  request: BlockRequest,
  when: { readonly enabled: boolean; readonly isOver: boolean },
): FoundRuns {
  const { block, extra } = request;
  const { runs } = blockFacts(block);
  const live = useBlockAnswer(
    { ...request, block: runs ? runsBlock(runs, block) : block, extra: {} },
    { ...when, enabled: when.enabled && runs !== undefined },
  );
  const all = useMemo(() => (runs ? readRuns(live.data, runs) : []), [live.data, runs]);
  const call = runs?.groups;
  const groups = useBlockAnswer(
    { ...request, block: call ? runsBlock({ call }, block) : block, extra: {} },
    { ...when, enabled: when.enabled && call !== undefined, quiet: true },
  );
  const heads = useMemo(
    () => (call && runs ? readRunGroups(groups.data, runs, all) : NO_HEADS),
    [groups.data, call, runs, all],
  );
  const shown = all.findLast((run) => selectsRun(run, extra)) ?? all.at(-1);
  return { live, all, shown, heads, extra: useMemo(() => ({ ...extra, ...shown?.sent }), [extra, shown]) };
}
