import { currentTime } from '@/schema/dates';
import { wireConfig } from './config';
import { randomId } from './randomId';
import type { CallRequest } from './request';
import { WireError } from './wireError';

/** How long what is sent again is the submission before, ms: who presses again does so soon. */
const REMEMBERED = 15 * 60_000;
const MOST = 200;

/** Submissions nobody knows the outcome of, by the digest of what was sent. */
const open = new Map<string, { readonly key: string; readonly at: number }>();

/** Whether a call changes something: as it says itself; else by GET, or where it can be called off, it does not. */
export const isChange = ({
  method,
  reads,
  signal,
  anonymous,
}: Pick<CallRequest, 'method' | 'reads' | 'signal' | 'anonymous'>): boolean =>
  !anonymous && !(reads ?? (method === 'GET' || signal !== undefined));

/**
 * Whether a change may have been carried out although it failed: no answer came, none that can be read, or one of a
 * fault on the way. A refusal that names fields is an answer, whatever its status.
 */
export function mayBeDone({ kind, status, validationErrors }: WireError): boolean {
  if (kind === 'timeout' || kind === 'network' || kind === 'offline' || kind === 'malformed') return true;
  return status >= 500 && validationErrors === undefined;
}

const SEEDS = Array.from(crypto.getRandomValues(new Uint32Array(2)));

/** Stands for a text as long as this window is open: what was typed is not kept (FNV-1a, twice). */
function digest(text: string): string {
  const lanes = SEEDS.map((seed) => {
    let hash = seed;
    for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
    return hash >>> 0;
  });
  return [...lanes, text.length].join(' ');
}

/** A change on its way. */
export interface Submission {
  /** A plain answer came. */
  end(): void;
  /** The error as it is told: `unclear` where the change may be there. */
  fail(error: WireError): WireError;
}

/**
 * Gives a change its random id, in a header (`Idempotency-Key`): a cloud that heeds it stores nothing twice. What is
 * sent again as it was, while nobody knows whether it arrived, is the same submission and has the same id.
 *
 * @param text what is sent and where to
 */
export function startSubmission(headers: Record<string, string>, text: string): Submission {
  const now = currentTime();
  const sent = digest(text);
  for (const [one, { at }] of open) if (now - at > REMEMBERED) open.delete(one);
  const key = open.get(sent)?.key ?? randomId();
  if (wireConfig.submissionHeader) headers[wireConfig.submissionHeader] = key;
  return {
    end: () => void open.delete(sent),
    fail: (error) => {
      open.delete(sent);
      if (!mayBeDone(error)) return error;
      open.set(sent, { key, at: now });
      for (const one of open.keys()) if (open.size > MOST) open.delete(one);
      return new WireError({ ...error, unclear: true }, { cause: error.cause });
    },
  };
}
