import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { BlockProps } from '../blockProps';
import { blockQuery, callOf } from '../page/blockCall';
import { fetchAll, type Outcome } from './fetchAll';
import { sentFor, variations, type Side, type Variation } from './variations';
import type { Block } from '@/schema';

/** A block that tells what a result depends on. */
export type SensitivityOf = Extract<Block, { readonly kind: 'sensitivity' }>;

/** One calculation: an input on one side; without one, the inputs as they are. */
export type Question = { readonly variation: Variation; readonly side: Side } | 'base';

/** How far it is. */
export type Progress =
  | { readonly at: 'start' }
  | { readonly at: 'calculating'; readonly done: number }
  | { readonly at: 'told'; readonly outcomes: ReadonlyMap<Question, Outcome> };

/**
 * Asks the calculation once for every input on both sides. What is known is not asked again, so that another try asks
 * only for what failed.
 */
export function useSensitivity({ block, place }: Pick<BlockProps<SensitivityOf>, 'block' | 'place'>) {
  const { report, params } = place;
  const client = useQueryClient();
  const [progress, setProgress] = useState<Progress>({ at: 'start' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const questions = useMemo(
    () => [
      'base' as const,
      ...variations(report, params, block.by ?? 20).flatMap((variation) =>
        (['low', 'high'] as const).map((side): Question => ({ variation, side })),
      ),
    ],
    [report, params, block.by],
  );
  const calculate = (question: Question, signal: AbortSignal) => {
    const call = callOf(report, block);
    if (!call) return Promise.resolve(undefined);
    const extra = question === 'base' ? {} : sentFor(report, question.variation, question.side);
    const { key, read } = blockQuery(call, { report, block, values: params, extra });
    return client.fetchQuery({
      queryKey: ['sensitivity', ...key],
      queryFn: () => read(signal),
      staleTime: Infinity,
      retry: false,
    });
  };
  const start = () => {
    const control = new AbortController();
    running.current = control;
    setProgress({ at: 'calculating', done: 0 });
    fetchAll(questions, calculate, control.signal, (done) => setProgress({ at: 'calculating', done })).then(
      (outcomes) => setProgress({ at: 'told', outcomes }),
      () => undefined, // called off: who did it has said what is shown
    );
  };
  const cancel = () => {
    running.current?.abort();
    setProgress({ at: 'start' });
  };
  return { state: progress, count: questions.length, start, cancel };
}
