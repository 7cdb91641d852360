/**
 * A missing report is no line: for points further apart from the one before than usual, a moment between at which
 * stands nothing.
 */
export function gapsIn(times: readonly number[]): (number | undefined)[] {
  const steps = times
    .slice(1)
    .map((at, place) => at - (times[place] ?? at))
    .toSorted((a, b) => a - b);
  const usual = steps[Math.floor(steps.length / 2)] ?? Number.POSITIVE_INFINITY;
  return times.map((at, place) => {
    const before = times[place - 1];
    return before !== undefined && at - before > 2.5 * usual ? before + usual : undefined;
  });
}
