import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { call } from './call';
import { configureWire } from './config';
import { download } from './files/download';
import { resetWireGate } from './events';
import type { CallRequest } from './request';
import { requestAt, fakeFetch, json, success } from './testing/answers';
import { WireError } from './wireError';

const SAVE: CallRequest = { method: 'POST', path: '/area/thing/create', params: { name: 'one' }, quiet: true };

beforeEach(resetWireGate);
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  configureWire({ submissionHeader: 'Idempotency-Key' });
});

async function failureOf(request: CallRequest, answer: () => Response | Promise<Response>): Promise<WireError> {
  fakeFetch(answer);
  const error = await call(request).catch((cause: unknown) => cause);
  if (!(error instanceof WireError)) throw new Error('It did not fail.');
  return error;
}
const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const keyOf = (fake: ReturnType<typeof fakeFetch>) => requestAt(fake).headers.get('idempotency-key');

/** Ends of a call that leave open whether it was carried out. */
const OPEN: readonly (readonly [string, () => Response | Promise<Response>])[] = [
  ['a connection that is cut', lost],
  ['HTTP 500', () => json({ code: '1', msg: 'Oops' }, 500)],
  ['HTTP 502', () => json('<html>', 502)],
  ['HTTP 503', () => json('', 503)],
  ['HTTP 504', () => json('', 504)],
  ['an answer that is cut', () => new Response('{"code":"0000","da', { status: 200 })],
  ['a page', () => new Response('<!doctype html>', { status: 200, headers: { 'content-type': 'text/html' } })],
  ['nothing', () => new Response('', { status: 200 })],
];
const PLAIN: readonly (readonly [string, () => Response])[] = [
  ['a refusal', () => json({ code: '4001', msg: 'Taken' })],
  ['HTTP 400', () => json('', 400)],
  ['HTTP 401', () => json('', 401)],
  ['HTTP 403', () => json('', 403)],
  ['HTTP 404', () => json('', 404)],
  ['HTTP 409', () => json('', 409)],
  ['HTTP 413', () => json('', 413)],
  ['HTTP 429', () => json('', 429)],
  ['HTTP 500 that names fields', () => json({ code: '1', msg: '', data: { errors: { name: 'Taken' } } }, 500)],
];

describe('a change', () => {
  it.each(OPEN)('may be there after %s', async (_, answer) =>
    expect((await failureOf(SAVE, answer)).unclear).toBe(true),
  );
  it.each(PLAIN)('is not there after %s', async (_, answer) =>
    expect((await failureOf(SAVE, answer)).unclear).toBe(false),
  );

  it('may be there when no answer came in time', async () => {
    vi.useFakeTimers();
    const failure = failureOf({ ...SAVE, timeout: 50 }, () => new Promise<Response>(() => undefined));
    await vi.advanceTimersByTimeAsync(60);
    expect(await failure).toMatchObject({ kind: 'timeout', unclear: true });
  });

  it('was not sent when there was no network before', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    expect(await failureOf(SAVE, lost)).toMatchObject({ kind: 'offline', unclear: false });
  });

  it('may be there when the network went while it was on its way', async () => {
    vi.stubGlobal('navigator', { onLine: true });
    const gone = () => {
      vi.stubGlobal('navigator', { onLine: false });
      return lost();
    };
    expect(await failureOf(SAVE, gone)).toMatchObject({ kind: 'offline', unclear: true });
  });
});

it('by GET, or one that can be called off, is a change where it says so', async () => {
  const request = { ...SAVE, method: 'GET', reads: false, signal: new AbortController().signal } as const;
  expect((await failureOf(request, lost)).unclear).toBe(true);
});

describe('what reads', () => {
  it.each([
    ['a GET', { ...SAVE, method: 'GET' }],
    ['what says so', { ...SAVE, reads: true }],
    ['what can be called off', { ...SAVE, signal: new AbortController().signal }],
    ['a sign-in', { ...SAVE, anonymous: true }],
  ] as const)('%s has failed, and has no key', async (_, request) => {
    const fake = fakeFetch(lost);
    await expect(call(request)).rejects.toMatchObject({ unclear: false });
    expect(keyOf(fake)).toBeNull();
  });

  it('a file that is fetched is one', async () => {
    fakeFetch(lost);
    await expect(download({ ...SAVE, fallbackName: 'x' })).rejects.toMatchObject({ unclear: false });
  });
});

describe('the key of a submission', () => {
  const sent = async (request: CallRequest, answer: () => Response | Promise<Response>) => {
    const fake = fakeFetch(answer);
    await call(request).catch(() => undefined);
    return keyOf(fake);
  };

  it('is the same when the same is sent again while nobody knows of the first, and another after a plain answer', async () => {
    const first = await sent(SAVE, lost);
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    const second = await sent(SAVE, lost);
    const third = await sent(SAVE, () => success(1));
    const fourth = await sent(SAVE, () => success(1));
    expect([second, third]).toEqual([first, first]);
    expect(fourth).not.toBe(first);
  });

  it('is another when something else is sent, to another place, or much later', async () => {
    const first = await sent({ ...SAVE, params: { name: 'two' } }, lost);
    const changed = await sent({ ...SAVE, params: { name: 'three' } }, lost);
    const elsewhere = await sent({ ...SAVE, path: '/area/other/create', params: { name: 'two' } }, lost);
    vi.useFakeTimers({ now: Date.now() + 20 * 60_000 });
    const later = await sent({ ...SAVE, params: { name: 'two' } }, lost);
    expect(new Set([first, changed, elsewhere, later]).size).toBe(4);
  });

  it('goes by what the caller says where the body is another each time, or the same of two submissions', async () => {
    const first = await sent({ ...SAVE, params: { pwd: 'sealed 1' }, same: 'password' }, lost);
    const again = await sent({ ...SAVE, params: { pwd: 'sealed 2' }, same: 'password' }, lost);
    const row = await sent({ ...SAVE, params: { name: 'row' }, same: 'row 1' }, lost);
    const other = await sent({ ...SAVE, params: { name: 'row' }, same: 'row 2' }, lost);
    expect(again).toBe(first);
    expect(other).not.toBe(row);
  });

  it('is not sent where a cloud takes no further headers', async () => {
    configureWire({ submissionHeader: '' });
    expect(await sent(SAVE, () => success(1))).toBeNull();
  });
});
