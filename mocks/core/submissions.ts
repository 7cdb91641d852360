import type { Store } from '../store/store';
import { table } from '../store/table';
import type { Clock } from './clock';
import { Refusal } from './refusal';

/** How long an answer is kept for who sends the same again, ms. */
const KEPT = 24 * 3_600_000;
/** So many answers are kept, and some until they are next looked through. */
const MOST = 1_000;
const LOOKED_THROUGH = 100;
/** Characters of the longest answer that is kept. Changes answer little. */
const LONGEST = 64 * 1024;

/** An answer that was given. The id: who sent the submission, where to, and its key. */
interface Answered {
  readonly id: string;
  readonly [property: string]: unknown;
  readonly at: number;
  readonly sent: string;
  readonly body: string;
}

/** A call that changes something, as it can be known again. */
export interface Submission {
  /** Who sends it, where to, and its key. */
  readonly id: string;
  readonly sent: string;
}

/** Answers once to each submission. */
export type Submissions = (submission: Submission, work: () => Promise<Response>) => Promise<Response>;

const another = { en: 'This submission was sent before with other content.', zh: '该提交此前已以其他内容发送。' };
const answerOf = (body: string) =>
  new Response(body, {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  });

/**
 * Answers of submissions (`Idempotency-Key`): what is sent again with the same key gets the first answer, also while
 * that is still being made, and after a restart. Whatever says something else under a known key is refused. One that
 * was refused, or failed, is not kept: it changed nothing, and may be sent again.
 */
export function submissions(store: Store, now: Clock): Submissions {
  const answered = table<Answered>(store, 'submissions');
  const underWay = new Map<string, { readonly sent: string; readonly answer: Promise<Response> }>();
  let count = 0;
  const keep = (one: Answered) => {
    if (answered.get(one.id)) answered.remove(one.id); // one that is kept anew is the newest
    answered.put(one);
    count += 1;
    if (count % LOOKED_THROUGH !== 0) return;
    const all = answered.all();
    const old = all.filter(({ at }, place) => now() - at > KEPT || place < all.length - MOST);
    if (old.length > 0) answered.remove(...old.map(({ id }) => id));
  };
  const known = ({ id, sent }: Submission): Promise<Response> | undefined => {
    const kept = answered.get(id);
    const before =
      underWay.get(id) ??
      (kept && now() - kept.at <= KEPT ? { sent: kept.sent, answer: Promise.resolve(answerOf(kept.body)) } : undefined);
    if (before && before.sent !== sent) throw new Refusal(another, { code: '4220', status: 422 });
    return before?.answer;
  };
  return async (submission, work) => {
    const before = known(submission);
    if (before) return (await before).clone();
    const { id, sent } = submission;
    const answer = work();
    underWay.set(id, { sent, answer });
    try {
      const response = await answer;
      const isJson = response.headers.get('content-type')?.includes('json');
      const body = isJson ? await response.clone().text() : undefined;
      if (body !== undefined && body.length <= LONGEST) keep({ id, at: now(), sent, body });
      return response.clone();
    } finally {
      underWay.delete(id);
    }
  };
}
