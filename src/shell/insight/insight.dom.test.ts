import { expect, it, vi } from 'vitest';
import { call, configureWire, lastAnswer, readWire, WireError } from '@/api';
import { errorReport } from './errorReport';
import { readInsight } from './insight';
import { pageName } from './pageName';
import { traceOf } from './traceOf';
import { watchInsight } from './watchInsight';

it.each([
  ['/iot/brand/123/show', '/iot/brand/:id/show'],
  ['/platform/user/ann@example.org', '/platform/user/:id'],
  ['/platform/%E4%B8%AD', '/platform/中'],
  ['/x/%', '/x/:id'],
  ['/', '/'],
])('the page of %s is %s', (path, name) => {
  expect(pageName(path)).toBe(name);
});

it('takes addresses of this host, and no others', () => {
  expect(readInsight({ errors: '/insight/errors', vitals: 'https://elsewhere/x' })).toEqual({
    errors: '/insight/errors',
  });
  expect(readInsight({ errors: '//elsewhere', vitals: 7 })).toBeUndefined();
  expect(readInsight(null)).toBeUndefined();
});

it('tells the place of an error, and none of its words', () => {
  const error = new TypeError('Ann Other is not a function');
  error.stack =
    'TypeError: Ann Other\n at f (https://console.example/assets/console-a1.js:1:20)\n at https://console.example/assets/start-b2.js:3:4';
  expect(errorReport(error)).toEqual({ kind: 'TypeError', places: ['console-a1.js:1:20', 'start-b2.js:3:4'] });
  expect(errorReport(new WireError({ kind: 'network', messageKey: 'errors.network' }))).toBeUndefined();
  expect(errorReport('Ann Other')).toEqual({ kind: 'string', places: [] });
});

it('tells each error once a visit, with page and version', () => {
  history.replaceState(null, '', '/platform/user/77/edit?name=Ann');
  const send = vi.fn<(path: string, body: object) => void>();
  const tell = watchInsight({ errors: '/insight/errors' }, send);
  const error = new RangeError('Ann');
  tell(error);
  tell(error);
  expect(send).toHaveBeenCalledOnce();
  const [path, body] = send.mock.calls[0] ?? [];
  expect(path).toBe('/insight/errors');
  expect(body).toMatchObject({
    kind: 'RangeError',
    page: '/platform/user/:id/edit',
    version: expect.stringMatching(/^\d+\.\d+\.\d+/),
    visit: expect.stringMatching(/^[0-9a-f]{16}$/),
  });
  expect(JSON.stringify(body)).not.toContain('Ann');
  for (let turn = 0; turn < 50; turn += 1) tell(Object.assign(new Error('x'), { name: `Kind${turn}` }));
  expect(send).toHaveBeenCalledTimes(20);
  history.replaceState(null, '', '/');
});

it.each([
  [{ traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01' }, '4bf92f3577b34da6a3ce929d0e0e4736'],
  [{ 'X-Trace-Id': 'a1b2c3d4e5' }, 'a1b2c3d4e5'],
  [{ 'X-Request-Id': '8c2f0d11aa' }, '8c2f0d11aa'],
  [{ 'X-Request-Id': 'Ann Other <ann@example.org>' }, undefined],
  [{}, 'sent-with-it'],
])('the trace of an answer with %o is %s', (headers, trace) => {
  expect(traceOf({ headers: new Headers(headers), sent: 'sent-with-it' })).toBe(trace);
});

it('tells the trace of the last call with an error, also one the console made', async () => {
  const seen: (string | null)[] = [];
  vi.stubGlobal('fetch', async (_url: string, { headers }: RequestInit) => {
    seen.push(new Headers(headers).get('x-request-id'));
    return Response.json({ code: '0000', data: 1 });
  });
  const request = { method: 'GET', path: '/x', quiet: true } as const;
  await call(request);
  expect(seen).toEqual([null]); // nothing is sent that nobody asked for
  configureWire(readWire({ traceHeader: 'X-Request-Id' }));
  await call(request);
  const send = vi.fn<(path: string, body: object) => void>();
  watchInsight({ errors: '/insight/errors' }, send)(new RangeError('x'));
  expect(seen[1]).toMatch(/^[0-9a-f]{32}$/);
  expect(send.mock.calls[0]?.[1]).toMatchObject({ trace: seen[1] });
  configureWire({ traceHeader: '' });
  delete lastAnswer.headers;
  delete lastAnswer.sent;
  vi.unstubAllGlobals();
});
