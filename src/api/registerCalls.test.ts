import { afterEach, expect, test, vi } from 'vitest';
import { registerCalls } from './registerCalls';
import { requestAt, fakeFetch, success } from './testing/answers';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('makes calls from texts', async () => {
  const fake = fakeFetch(() => success(5));
  const calls = registerCalls('testing.one', { read: 'GET /iot/x', write: 'POST /iot/y' });
  expect(await calls.read({ a: 1 })).toBe(5);
  await calls.write({ b: 2 }, { quiet: true });
  expect(requestAt(fake).url).toBe('/api/vpp/iot/x?a=1');
  expect(requestAt(fake, 1)).toMatchObject({ url: '/api/vpp/iot/y', method: 'POST', body: { b: 2 } });
});

// covers FR-192
test('a name that exists raises an alert and registers nothing more', () => {
  const alert = vi.fn();
  vi.stubGlobal('alert', alert);
  const log = vi.spyOn(console, 'error').mockReturnValue(undefined);
  registerCalls('testing.two', { read: 'GET /iot/x' });
  expect(() => registerCalls('testing.two', { read: 'GET /iot/z' })).toThrow('testing.two.read');
  expect(alert).toHaveBeenCalledTimes(1);
  expect(log).toHaveBeenCalledTimes(1);
  expect(() => registerCalls('testing.three', { read: 'GET /iot/z' })).not.toThrow();
});
