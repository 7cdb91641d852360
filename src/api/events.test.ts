import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { call } from './call';
import { resetWireGate, wireEvents } from './events';
import { setWireHeaders } from './headers';
import { requestAt, fakeFetch, json } from './testing/answers';

const GET = { method: 'GET', path: '/account/v3/web/sys/detail' } as const;

beforeEach(() => {
  resetWireGate();
  setWireHeaders(() => ({ token: 'tok', language: 'en' }));
});
afterEach(() => vi.unstubAllGlobals());

test.each([
  [401, 'onUnauthorized'],
  [406, 'onPermissionChanged'],
] as const)('six %i together are told once', async (status, event) => {
  fakeFetch(() => json('', status));
  const heard = vi.fn();
  const stop = wireEvents[event](heard);
  await Promise.allSettled(Array.from({ length: 6 }, () => call({ ...GET, quiet: true })));
  expect(heard).toHaveBeenCalledTimes(0); // who called hears it first
  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(1));
  resetWireGate();
  await expect(call(GET)).rejects.toThrow();
  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(2));
  stop();
});

test.each([
  [401, 'onUnauthorized'],
  [406, 'onPermissionChanged'],
] as const)('a %i that came before anybody listened is told to who listens first', async (status, event) => {
  fakeFetch(() => json('', status));
  await expect(call({ ...GET, quiet: true })).rejects.toThrow();
  await new Promise((resolve) => setTimeout(resolve));
  const [first, second] = [vi.fn(), vi.fn()];
  const stops = [wireEvents[event](first), wireEvents[event](second)];
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 0]);
  for (const stop of stops) stop();
});

test('an anonymous 401 is a failed sign-in in the words of the server', async () => {
  const fake = fakeFetch(() => json({ code: '1', msg: 'Wrong password' }, 401));
  const heard = vi.fn();
  const stop = wireEvents.onUnauthorized(heard);
  await expect(call({ ...GET, anonymous: true })).rejects.toMatchObject({ serverText: 'Wrong password' });
  expect(requestAt(fake).headers.get('authorization')).toBeNull();
  expect(heard).not.toHaveBeenCalled();
  stop();
});

test('a quiet failure is not told', async () => {
  fakeFetch(() => json('', 500));
  const heard = vi.fn();
  const stop = wireEvents.onFailure(heard);
  await expect(call({ ...GET, quiet: true })).rejects.toThrow();
  expect(heard).not.toHaveBeenCalled();
  await expect(call(GET)).rejects.toThrow();
  expect(heard).toHaveBeenCalledTimes(1);
  stop();
});
