import { Refusal } from './refusal';

/** A turn goes on for so long, in ms, or for as long as it took to come where the last one was: others wait. */
const SLICE = 60;
/** Seconds until it may come again. */
const AGAIN = 1;

/** Thrown out of work that takes long. What was worked out by then is kept. */
class NotYet extends Error {
  override readonly name = 'NotYet';
}

/** A call that is worked at in turns. */
interface Call {
  /** When this turn began. */
  begun: number;
  /** When this turn ends. It begins with its first part, so that each turn gets further than the last one. */
  until?: number | undefined;
}

/** What is worked at now; without one nothing is interrupted. */
let current: Call | undefined;

/** To be called before each part of work whose results are kept, and by nothing that has begun to change something. */
export function beforePart(): void {
  if (!current) return;
  const now = performance.now();
  current.until ??= now + Math.max(SLICE, now - current.begun);
  if (now > current.until) throw new NotYet();
}

const isSame = (one: object, other: object): boolean => {
  if (one === other) return true;
  const [entries, others] = [Object.entries(one), new Map<string, unknown>(Object.entries(other))];
  return entries.length === others.size && entries.every(([name, value]) => Object.is(value, others.get(name)));
};

/**
 * Parts of an answer that are kept until their call has ended, so that no turn makes them again.
 *
 * @example const shown = keptParts<Doc>(); shown(row.id, row, () => withComputed(row))
 */
export function keptParts<Made>() {
  const byCall = new WeakMap<Call, Map<string, { readonly of: object; readonly made: Made }>>();
  return (key: string, of: object, make: () => Made): Made => {
    if (!current) return make();
    const parts = byCall.get(current) ?? new Map<string, { readonly of: object; readonly made: Made }>();
    byCall.set(current, parts);
    const known = parts.get(key);
    if (known && isSame(known.of, of)) return known.made;
    beforePart();
    const made = make();
    parts.set(key, { of, made });
    return made;
  };
}

function turnOf<Result>(call: Call, work: () => Result): Result {
  current = call;
  call.begun = performance.now();
  try {
    return work();
  } finally {
    current = undefined;
    call.until = undefined;
  }
}

/**
 * Does work that changes nothing and may take long: in turns, between which other calls are answered. Each turn begins
 * anew and finds what the last one kept. Rejects with a refusal (429) when it has taken `longest` ms; who asks again
 * finds the sums that are kept.
 *
 * @example await inTurns(() => endpoint.handle(incoming), 4000)
 */
export async function inTurns<Result>(work: () => Result | Promise<Result>, longest: number): Promise<Result> {
  const last = performance.now() + longest;
  const call: Call = { begun: 0 };
  for (;;) {
    try {
      return await turnOf(call, work);
    } catch (error) {
      if (!(error instanceof NotYet)) throw error;
      if (performance.now() + SLICE > last)
        throw new Refusal('stillSumming', { status: 429, args: { seconds: AGAIN }, retryAfter: AGAIN });
    }
    await new Promise((resolve) => setTimeout(resolve));
  }
}
