import { minutesOf } from '@/dsl';

interface Period {
  readonly startTime?: string | null;
  readonly endTime?: string | null;
}

/**
 * Whether no two periods of a plan share a minute (proposed fields D). Those that are not filled in yet do not count.
 */
export function periodsApart(periods: readonly Period[] | null | undefined): boolean {
  const known = (periods ?? [])
    .map(({ startTime, endTime }) => ({ from: minutesOf(startTime), to: minutesOf(endTime) }))
    .filter(({ from, to }) => from < to);
  const inOrder = known.toSorted((one, other) => one.from - other.from);
  return inOrder.every(({ from }, index) => index === 0 || from >= (inOrder[index - 1]?.to ?? 0));
}
