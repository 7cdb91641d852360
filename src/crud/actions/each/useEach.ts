import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { isUnclear } from '@/data';
import type { Id } from '@/schema';
import { tellEach, type Outcome } from './tellEach';

/** Something with a name of which several are worked on. @public */
export interface Named {
  readonly id: Id;
  readonly name: string;
}

/**
 * Several of a kind, worked on one after the other, each told as it comes. `run` begins with those it is given, and
 * again with those that failed.
 *
 * @example
 *   const { run, done, failed } = useEach((depot: Named) => copyPrices(depot.id));
 *   run.mutate(depots);
 * @public
 */
export function useEach<T extends Named>(work: (one: T) => Promise<unknown>) {
  const [rows, setRows] = useState<ReadonlyMap<Id, { readonly one: T; readonly outcome: Outcome }>>(new Map());
  const run = useMutation({
    mutationFn: async (ones: readonly T[]) => {
      const byId = new Map(ones.map((one) => [one.id, one]));
      await tellEach(
        [...byId.keys()],
        async (id) => {
          const one = byId.get(id);
          if (one) await work(one);
        },
        (id, outcome) => {
          const one = byId.get(id);
          if (one) setRows((now) => new Map(now).set(id, { one, outcome }));
        },
      );
    },
  });
  const all = [...rows.values()];
  return {
    run,
    /** In the order they were begun. */
    rows: all,
    outcomeOf: (id: Id): Outcome | undefined => rows.get(id)?.outcome,
    unclear: all.filter(({ outcome }) => isUnclear(outcome)).length,
    done: all.filter(({ outcome }) => outcome === 'done').length,
    /** Not done, or not known to be. */
    failed: all.filter(({ outcome }) => outcome instanceof Error).map(({ one }) => one),
  };
}
