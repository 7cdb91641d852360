import type { Context, Hono } from 'hono';
import type { Method } from '@/schema';
import type { Actor } from '../account/actor';
import { answer, answerRefusal } from './envelope';
import type { Incoming, LogNote } from './incoming';
import { inTurns } from './inTurns';
import { checkNeed, type Need } from './need';
import { hasWritten, openPath, writtenBefore } from './pathParams';
import { localeOf, readIncoming, tokenOf } from './readIncoming';
import { sidePath } from './sidePath';
import type { Submission, Submissions } from './submissions';

export interface Endpoint {
  readonly method: Method;
  /** As the specification prints it; the side is added, `{id}` takes any text. */
  readonly path: string;
  readonly need: Need | ((incoming: Incoming) => Need);
  /** What the operation log calls it. Absent: the call changes nothing and is not logged. */
  readonly log?: NonNullable<LogNote['type']>;
  /** Answers `data`, or a whole response; throws a refusal to say no. */
  handle(incoming: Incoming): unknown;
}

export interface Router {
  /** Adds calls. The first one of a method and path stays, so that written handlers come before generic ones. */
  add(...endpoints: readonly Endpoint[]): void;
  /** Method and path of every call, for tests. */
  readonly calls: ReadonlySet<string>;
}

/** What the router asks of sign-in and the operation log. */
export interface Gate {
  open(token: string): Actor;
  acknowledge(token: string): void;
  record(incoming: Incoming, endpoint: Endpoint, started: number, error?: unknown): void;
  now(): number;
  readonly uploadMegabytes: number;
  /** How long a call that changes nothing may sum, in ms. */
  readonly longestSum: number;
  /** Answers a submission that comes again as it did the first time. */
  readonly once: Submissions;
}

/** Longest key of a submission that is heeded. */
const LONGEST_KEY = 64;

/** A sealed password is another text each time the same is sent. */
const isSealed = (value: unknown): boolean => typeof value === 'string' && /^[\w+/]{100,}={0,2}$/.test(value);

/** The submission a call is; undefined for one without a key, and for one that changes nothing. */
function submissionOf(
  endpoint: Endpoint,
  { visitor, params, files }: Incoming,
  key: string | null,
): Submission | undefined {
  if (endpoint.log === undefined || !visitor || key === null || key === '' || key.length > LONGEST_KEY)
    return undefined;
  const sent = JSON.stringify([params, files.map(({ name, size }) => [name, size])], (_, value: unknown) =>
    isSealed(value) ? '' : value,
  );
  return { id: JSON.stringify([visitor.user.id, endpoint.method, endpoint.path, key]), sent };
}

async function serve(endpoint: Endpoint, gate: Gate, context: Context): Promise<Response> {
  const { raw } = context.req;
  const started = gate.now();
  let incoming: Incoming | undefined;
  try {
    const visitor = endpoint.need === 'anyone' ? undefined : gate.open(tokenOf(raw));
    incoming = await readIncoming(context, endpoint.path, visitor, gate.uploadMegabytes);
    checkNeed(typeof endpoint.need === 'function' ? endpoint.need(incoming) : endpoint.need, incoming);
    const taken = incoming;
    const work = async (): Promise<Response> => {
      const handle = () => endpoint.handle(taken);
      const result = await (endpoint.log === undefined ? inTurns(handle, gate.longestSum) : handle());
      if (visitor) gate.acknowledge(taken.token);
      gate.record(taken, endpoint, started);
      return result instanceof Response ? result : answer(result, taken.locale);
    };
    const submission = submissionOf(endpoint, taken, raw.headers.get('idempotency-key'));
    return await (submission === undefined ? work() : gate.once(submission, work));
  } catch (error) {
    if (incoming) gate.record(incoming, endpoint, started, error);
    return answerRefusal(error, localeOf(raw));
  }
}

/** Puts calls on a Hono application, each behind its need. */
export function createRouter(app: Hono, gate: Gate): Router {
  const calls = new Set<string>();
  const whole = new Set<string>();
  const worded = new Map<string, string[]>();
  return {
    calls,
    add: (...endpoints) => {
      for (const endpoint of endpoints) {
        const call = `${endpoint.method} ${endpoint.path}`;
        if (calls.has(call)) continue;
        calls.add(call);
        // `POST delete?id={id}`: parameters are read wherever they stand
        const path = sidePath(endpoint.path).replace(/\?.*$/, '');
        const open = openPath(path);
        if (open === path) whole.add(`${endpoint.method} ${path}`);
        const key = `${endpoint.method} ${path}`;
        const isWorded = writtenBefore(endpoint.path).size > 0;
        if (isWorded) worded.set(key, [...(worded.get(key) ?? []), endpoint.path]);
        // `brand/export` is no brand: a whole path comes before one that takes any text; so does `?id=eq.7`
        app.on(endpoint.method, open, (context, next) => {
          const has = (one: string) => hasWritten(one, (name) => context.req.query(name));
          const isOther = isWorded ? !has(endpoint.path) : worded.get(key)?.some(has);
          const isWhole = open !== path && whole.has(`${endpoint.method} ${context.req.path}`);
          return isOther || isWhole ? next() : serve(endpoint, gate, context);
        });
      }
    },
  };
}
