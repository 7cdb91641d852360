import { wordedAnswer } from '../names/worded';
import { Refusal } from './refusal';
import { say, type Locale } from './texts';

function json(body: unknown, status: number, more: Readonly<Record<string, string>> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      ...more,
    },
  });
}

/** A success: `{code: '0000', msg, data}` (spec 01 §8). */
export function answer(data: unknown, locale: Locale): Response {
  return json({ code: '0000', msg: say('success', locale), data: wordedAnswer(data ?? null, locale) }, 200);
}

/** A refusal or a fault as an envelope, with texts by field in `data.errors`. */
export function answerRefusal(error: unknown, locale: Locale): Response {
  // nobody expected it: whoever runs the backend is told where it was
  if (!(error instanceof Refusal)) console.error(error);
  const refusal = error instanceof Refusal ? error : new Refusal('failed', { status: 500 });
  const errors = refusal.errors(locale);
  const { retryAfter } = refusal.options;
  return json(
    { code: refusal.code, msg: refusal.text(locale), data: errors ? { errors } : null },
    refusal.status,
    retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) },
  );
}
