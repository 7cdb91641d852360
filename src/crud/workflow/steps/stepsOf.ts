import type { StateGraph } from '@/schema';

/** A state on the way of a record. */
export interface Step {
  readonly state: string;
  readonly is: 'done' | 'here' | 'next';
  /** Nobody presses a button to come here from the one before: the system leads on. */
  readonly bySystem: boolean;
}

/**
 * The way of a record through its usual path: what is done, where it is, what comes. A state beside the path stands
 * where it was left; after an end nothing comes.
 *
 * @param seen states the record has been in
 */
export function stepsOf({ nodes, edges }: StateGraph, now: string, seen: ReadonlySet<string>): Step[] {
  const path = nodes
    .filter(({ step }) => step !== undefined)
    .toSorted((a, b) => (a.step ?? 0) - (b.step ?? 0))
    .map(({ state }) => state);
  const leads = (from: string | undefined, to: string) => edges.some((edge) => edge.from === from && edge.to === to);
  const isEnd = !edges.some(({ from, to }) => from === now && to !== now);
  const left = Math.max(
    path.findLastIndex((state) => seen.has(state)),
    seen.size > 0 ? -1 : path.findIndex((state) => leads(state, now)),
  );
  const way = path.includes(now) ? path : [...path.slice(0, left + 1), now, ...(isEnd ? [] : path.slice(left + 1))];
  const here = way.indexOf(now);
  return way.map((state, index) => ({
    state,
    is: index < here ? 'done' : index === here ? 'here' : 'next',
    bySystem: index > 0 && !leads(way[index - 1], state),
  }));
}
