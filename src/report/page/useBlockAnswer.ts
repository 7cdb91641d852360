import { useMemo } from 'react';
import { valueAt } from '@/api';
import { useLive, type Live } from '@/data';
import { blockQuery, callOf, type BlockRequest } from './blockCall';
import { everyMs } from './everyMs';

const NO_CALL = ['report', 'no call'];

/**
 * The answer of a block (its part, where it says `at`), kept fresh as often as the block or the report says. A
 * calculation's result stays until the next one is there: the page says meanwhile whose it is.
 *
 * @param quiet a refusal is not told: what asks does without
 * @param isOver the days that are asked for have passed: nothing of them changes any more
 * @example
 *   const { data, state } = useBlockAnswer(
 *     { report, block: report.blocks.summary, values: { id, day: { by: 'day', from: today, to: today } }, extra: {} },
 *     { enabled: true },
 *   );
 * @public
 */
export function useBlockAnswer(
  request: BlockRequest,
  {
    enabled,
    isOver = false,
    quiet = false,
  }: { readonly enabled: boolean; readonly isOver?: boolean; readonly quiet?: boolean },
): Live<unknown> {
  const { report, block } = request;
  const call = callOf(report, block);
  const { key, read } = call ? blockQuery(call, request) : { key: NO_CALL, read: async () => undefined };
  const refresh = block.refresh ?? report.refresh;
  const { data, state, isStale } = useLive(key, quiet ? (signal) => read(signal) : read, {
    enabled: enabled && call !== undefined,
    keep: report.ask === 'submit',
    ...(refresh && !isOver && { every: everyMs(refresh) }),
  });
  const { at } = block;
  return useMemo(
    () => ({ data: data === undefined ? undefined : (valueAt(data, at) ?? null), state, isStale }),
    [data, at, state, isStale],
  );
}
