/** How long answers of the backend took, ms. */
export interface AnswerTimes {
  readonly count: number;
  /** Half of them came within. */
  readonly half: number;
  /** All but one in twenty. */
  readonly most: number;
  readonly slowest: number;
}

/** Of the calls this page made, as the browser timed them; undefined before the first. */
export function answerTimes(durations: readonly number[]): AnswerTimes | undefined {
  const sorted = durations.toSorted((one, other) => one - other);
  const at = (share: number) => Math.round(sorted[Math.ceil(sorted.length * share) - 1] ?? 0);
  return sorted.length === 0 ? undefined : { count: sorted.length, half: at(0.5), most: at(0.95), slowest: at(1) };
}

/** Durations of the calls below one of these prefixes that the browser still remembers. */
export function callDurations(
  prefixes: readonly string[],
  entries: readonly PerformanceEntry[] = performance.getEntriesByType('resource'),
): number[] {
  return entries
    .filter(
      ({ name }) => URL.canParse(name) && prefixes.some((prefix) => new URL(name).pathname.startsWith(`${prefix}/`)),
    )
    .map(({ duration }) => duration);
}
