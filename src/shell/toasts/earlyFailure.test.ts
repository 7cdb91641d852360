import { afterEach, expect, test, vi } from 'vitest';
import { call } from '@/api';
import { fakeFetch, json } from '@/api/testing/answers';
import { keepEarlyFailure, takeEarlyFailure } from './earlyFailure';

const fail = () =>
  expect(call({ method: 'GET', path: '/account/v3/web/sys/detail', anonymous: true })).rejects.toThrow();
afterEach(() => vi.unstubAllGlobals());

test('a failure before anybody tells of failures is kept for who does, once', async () => {
  fakeFetch(() => json('', 500));
  keepEarlyFailure();
  await fail();
  expect(takeEarlyFailure()?.kind).toBe('http');
  expect(takeEarlyFailure()).toBeUndefined();
  await fail();
  expect(takeEarlyFailure(), 'nobody asked for it to be kept').toBeUndefined();
});
