import type { Clock } from './clock';

/** How long an answer is kept for who sends the same again, ms. */
const KEPT = 24 * 3_600_000;
const MOST = 1_000;

/** Answers once to each submission: what is sent again with the same key gets the first answer, also while that is still being made. */
export type Submissions = (key: string, work: () => Promise<Response>) => Promise<Response>;

/**
 * Answers of submissions (`Idempotency-Key`), as long as the backend runs. One that was refused, or failed, is not kept: it changed nothing, and
 * may be sent again.
 */
export function submissions(now: Clock): Submissions {
  const known = new Map<string, { readonly at: number; readonly answer: Promise<Response> }>();
  return async (key, work) => {
    for (const [one, { at }] of known) if (now() - at > KEPT || known.size > MOST) known.delete(one);
    const before = known.get(key);
    if (before) return (await before.answer).clone();
    const answer = work();
    known.set(key, { at: now(), answer });
    try {
      return (await answer).clone();
    } catch (error) {
      known.delete(key);
      throw error;
    }
  };
}
