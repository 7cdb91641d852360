import type { Change } from './change';

/** Steps that can be taken back and made again, the latest last. */
export interface History {
  readonly past: readonly (readonly Change[])[];
  readonly future: readonly (readonly Change[])[];
}

export const NO_HISTORY: History = { past: [], future: [] };
/** Older steps are forgotten: a step may be a paste of thousands of cells. */
export const MOST_STEPS = 100;

/** The history after a new step; what was taken back before it cannot be made again. */
export function recorded({ past }: History, step: readonly Change[]): History {
  return { past: [...past, step].slice(-MOST_STEPS), future: [] };
}

/** The step to take back and the history without it; undefined when there is none. */
export function undone({
  past,
  future,
}: History): { readonly step: readonly Change[]; readonly history: History } | undefined {
  const step = past.at(-1);
  return step && { step, history: { past: past.slice(0, -1), future: [...future, step] } };
}

/** The step to make again. */
export function redone({
  past,
  future,
}: History): { readonly step: readonly Change[]; readonly history: History } | undefined {
  const step = future.at(-1);
  return step && { step, history: { past: [...past, step], future: future.slice(0, -1) } };
}
