/** What came of one question: its answer, or why there is none. */
export type Outcome = { readonly answer: unknown } | { readonly failure: unknown };

/** So many calculations are asked for at once: a cloud has other visitors. */
const AT_ONCE = 4;

/** Asks all questions, a few at a time; one that fails leaves the others alone. Rejects only when it is called off. */
export async function fetchAll<Q>(
  questions: readonly Q[],
  fetch: (question: Q, signal: AbortSignal) => Promise<unknown>,
  signal: AbortSignal,
  onDone: (done: number) => void,
): Promise<Map<Q, Outcome>> {
  const found = new Map<Q, Outcome>();
  const waiting = [...questions];
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      try {
        found.set(next, { answer: await fetch(next, signal) });
      } catch (failure) {
        found.set(next, { failure });
      }
      signal.throwIfAborted();
      onDone(found.size);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return found;
}
