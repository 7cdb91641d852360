import { setServiceWires } from './answerWire';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { call } from './call';
import { configureWire, wireConfig } from './config';
import { resetWireGate, wireEvents } from './events';
import { setWireHeaders } from './headers';
import type { CallRequest } from './request';
import { requestAt, fakeFetch, json, success } from './testing/answers';
import { WireError } from './wireError';

const GET: CallRequest = { method: 'GET', path: '/account/v3/web/sys/detail' };

async function failureOf(request: CallRequest = GET): Promise<WireError> {
  const error = await call(request).catch((cause: unknown) => cause);
  if (!(error instanceof WireError)) throw new Error('did not fail');
  return error;
}

beforeEach(() => {
  resetWireGate();
  setWireHeaders(() => ({ token: 'tok', language: 'zh' }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('request', () => {
  // covers FR-164, FR-165, FR-169, FR-170, FR-172
  test.each([
    ['/account/v3/web/sys/detail', '/api/vpp/account/v3/web/sys/detail', null],
    ['/iems-goeu-web/x', '/api/hems/iems-goeu-web/x', 'hems-vpp'],
    ['/iems-goeu-website/x', '/api/vpp/iems-goeu-website/x', null],
    ['/api/hems/x', '/api/hems/x', 'hems-vpp'],
    ['/api/other/x', '/api/other/x', null],
  ])('%s goes to %s', async (path, url, product) => {
    const fake = fakeFetch(() => success(1));
    await call({ method: 'GET', path });
    expect(requestAt(fake).url).toBe(url);
    expect(requestAt(fake).headers.get('product')).toBe(product);
  });

  // covers FR-166, FR-167, HR-271, HR-272
  test('says language and token; a GET has no content type', async () => {
    const fake = fakeFetch(() => success(1));
    await call(GET);
    const { headers } = requestAt(fake);
    expect(headers.get('accept-language')).toBe('zh');
    expect(headers.get('language')).toBe('zh');
    expect(headers.get('authorization')).toBe('Bearer tok');
    expect(headers.get('content-type')).toBeNull();
  });

  test.each(['', 'a b', 'a\nb', '令牌', 'x'.repeat(8193)])('sends no insane token %#', async (token) => {
    setWireHeaders(() => ({ token, language: 'en' }));
    const fake = fakeFetch(() => success(1));
    await call(GET);
    expect(requestAt(fake).headers.get('authorization')).toBeNull();
  });

  // covers FR-168, HR-273
  test('appends parameters: no null, lists joined by commas, empty texts kept', async () => {
    const fake = fakeFetch(() => success(1));
    await call({
      ...GET,
      params: { a: 1, b: null, c: undefined, d: [1, null, 2], e: '', f: false, g: '城 &', h: Number.NaN },
    });
    expect(requestAt(fake).url).toBe('/api/vpp/account/v3/web/sys/detail?a=1&d=1%2C2&e=&f=false&g=%E5%9F%8E+%26');
  });

  // covers FR-171, HR-270
  test('posts JSON', async () => {
    const fake = fakeFetch(() => success(1));
    await call({ method: 'POST', path: '/iot/x', params: { id: '9007199254740993', none: null } });
    expect(requestAt(fake).body).toEqual({ id: '9007199254740993', none: null });
    expect(requestAt(fake).headers.get('content-type')).toBe('application/json');
  });

  test('refuses a URL that grew too long, and paths that leave the site', async () => {
    const fake = fakeFetch(() => success(1));
    expect((await failureOf({ ...GET, params: { q: 'x'.repeat(9000) } })).messageKey).toBe('errors.tooLong');
    await expect(call({ method: 'GET', path: '//evil.example' })).rejects.toBeInstanceOf(WireError);
    expect(fake).not.toHaveBeenCalled();
  });
});

// covers FE-112..FE-114
describe('envelope', () => {
  // covers FR-178, VR-117
  test('resolves data', async () => {
    fakeFetch(() => json('\ufeff{"code":"0000","data":{"id":9007199254740993}}'));
    expect(await call(GET)).toEqual({ id: '9007199254740993' });
  });

  test.each([0, '0', 200, true, null, '00000', ['0000']])('code %j is no success', async (code) => {
    fakeFetch(() => json({ code, data: 1 }));
    expect(await failureOf()).toMatchObject({ kind: 'business', messageKey: 'errors.business', status: 200 });
  });

  test('another backend: success code 200 and other names', async () => {
    const before = { ...wireConfig };
    configureWire({ successCode: '200', fields: { ...wireConfig.fields, data: 'result' } });
    fakeFetch(() => json({ code: 200, result: 7 }));
    expect(await call(GET)).toBe(7);
    configureWire(before);
  });

  test('rows beside the code, and a flag that is the code', async () => {
    setServiceWires(() => ({ envelope: { code: 'success', data: '.' }, success: 'true' }));
    fakeFetch(() => json({ success: true, rows: [7], total: 1 }));
    expect(await call(GET)).toMatchObject({ rows: [7], total: 1 });
    fakeFetch(() => json({ success: false, msg: 'no' }));
    expect(await failureOf()).toMatchObject({ kind: 'business', serverText: 'no' });
    setServiceWires(() => undefined);
  });

  test.each([undefined, null, '', '  ', { a: 1 }])('msg %j says nothing', async (msg) => {
    fakeFetch(() => json({ code: '5001', msg }));
    const error = await failureOf();
    expect(error.serverText).toBeUndefined();
    expect(error.message).toBe('errors.business');
    expect(error.code).toBe('5001');
  });

  test.each(['<b>no</b> %{x} ||||', 'ra.action.save'])('msg %j is kept letter for letter', async (msg) => {
    fakeFetch(() => json({ code: '5001', msg }));
    expect((await failureOf()).serverText).toBe(msg);
  });

  test('a long msg is cut to 200 characters', async () => {
    fakeFetch(() => json({ code: '5001', msg: '故'.repeat(20_000) }));
    expect([...((await failureOf()).serverText ?? '')]).toHaveLength(200);
  });

  test.each(['null', '[]', '"x"', '1', '{}', '', '<html></html>', '{"code":"0000"', '{"code":NaN}'])(
    'body %j is malformed',
    async (body) => {
      fakeFetch(() => json(body));
      expect(await failureOf()).toMatchObject({ kind: 'malformed', messageKey: 'errors.backend', code: '-1' });
    },
  );

  test('204 is no success', async () => {
    fakeFetch(() => new Response(null, { status: 204 }));
    expect((await failureOf()).kind).toBe('malformed');
  });

  test('a redirect to a page of HTML is refused, whatever it says', async () => {
    const page = new Response('{"code":"0000","data":1}', { headers: { 'content-type': 'text/html' } });
    Object.defineProperty(page, 'redirected', { value: true });
    fakeFetch(() => page);
    expect((await failureOf()).kind).toBe('malformed');
  });

  test.each([
    [{ errors: { name: 'taken', other: '' } }],
    [{ fieldErrors: [{ field: 'name', msg: 'taken' }, null, { field: 'x' }] }],
    [{ fields: [{ field: 'name', message: 'taken' }] }],
  ])('reads validation errors by field from %j', async (data) => {
    fakeFetch(() => json({ code: '4001', msg: 'no', data }));
    expect((await failureOf()).validationErrors).toEqual({ name: 'taken' });
  });
});

describe('HTTP errors', () => {
  // covers FR-181, HR-287
  test.each([
    [401, 'unauthorized', 'errors.unauthorized', undefined],
    [406, 'permission-changed', 'errors.permissionChanged', undefined],
    [502, 'bad-gateway', 'errors.badGateway', undefined],
    [429, 'too-many', 'errors.tooMany', undefined],
    [403, 'forbidden', 'errors.forbidden', 'said'],
    [404, 'http', 'errors.server', 'said'],
    [413, 'http', 'errors.server', 'said'],
    [500, 'http', 'errors.server', 'said'],
    [503, 'http', 'errors.server', 'said'],
  ])('%i is %s', async (status, kind, messageKey, serverText) => {
    fakeFetch(() => json({ code: '0000', msg: 'said', data: 1 }, status));
    const error = await failureOf();
    expect(error).toMatchObject({ kind, messageKey, status, code: '-1' });
    expect(error.serverText).toBe(serverText);
  });

  test.each(['<html><b>Oops</b></html>', ''])('never shows a page as text: %j', async (body) => {
    fakeFetch(() => json(body, 500));
    const error = await failureOf();
    expect(error.serverText).toBeUndefined();
    expect(error.messageKey).toBe('errors.server');
  });

  test('429 says how long to wait', async () => {
    fakeFetch(() => json('', 429, { 'retry-after': '5' }));
    expect((await failureOf()).retryAfter).toBe(5);
  });

  test('is never repeated', async () => {
    const fake = fakeFetch(() => json('', 502));
    await failureOf();
    await failureOf({ ...GET, method: 'POST' });
    expect(fake).toHaveBeenCalledTimes(2);
  });
});

describe('transport', () => {
  test('a refused connection is a network failure', async () => {
    fakeFetch(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await failureOf()).toMatchObject({ kind: 'network', messageKey: 'errors.network', code: '-1', status: 0 });
  });

  test('so is a body that breaks off', async () => {
    const body = new ReadableStream({ start: (stream) => stream.error(new TypeError('terminated')) });
    fakeFetch(() => new Response(body));
    expect((await failureOf()).kind).toBe('network');
  });

  test('offline fails at once and sends nothing', async () => {
    const fake = fakeFetch(() => success(1));
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect((await failureOf()).kind).toBe('offline');
    expect(fake).not.toHaveBeenCalled();
  });

  // covers FR-196, HR-317
  test.each([
    ['no answer', () => new Promise<Response>(() => undefined)],
    ['a body without an end', () => new Response(new ReadableStream())],
  ])('gives up after 30 s: %s', async (_, answer) => {
    vi.useFakeTimers();
    fakeFetch(answer);
    let error: unknown;
    call(GET).catch((cause: unknown) => {
      error = cause;
    });
    await vi.advanceTimersByTimeAsync(29_900);
    expect(error).toBeUndefined();
    await vi.advanceTimersByTimeAsync(200);
    expect(error).toMatchObject({ kind: 'timeout', messageKey: 'errors.timeout', code: '-1' });
  });

  test('leaving aborts the request, and tells nobody', async () => {
    const fake = fakeFetch(() => new Promise<Response>(() => undefined));
    const heard = vi.fn();
    const stop = wireEvents.onFailure(heard);
    const controller = new AbortController();
    const failure = failureOf({ ...GET, signal: controller.signal });
    controller.abort();
    expect((await failure).kind).toBe('aborted');
    expect(fake.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
    expect(heard).not.toHaveBeenCalled();
    stop();
  });
});
