import { describe, expect, it } from 'vitest';
import { createFaults } from './faults';
import { testBackend } from './testing';

const PUBLIC = 'GET /account/v3/web/sys/detail';

describe('faults on demand', () => {
  it.each([
    ['401', 401],
    ['403', 403],
    ['406', 406],
    ['429', 429],
    ['500', 500],
    ['502', 502],
    ['html', 200],
    ['empty', 200],
    ['truncated', 200],
  ])('%s', async (kind, status) => {
    const { call } = testBackend({ faults: createFaults() });
    const { response } = await call(PUBLIC, {}, '', { 'x-fault': kind });
    expect(response.status).toBe(status);
    const body = await response.text();
    if (kind === '429') expect(response.headers.get('retry-after')).toBe('3');
    if (kind === '502' || kind === 'html') expect(body).toMatch(/^<!doctype html>/);
    if (kind === 'empty') expect(body).toBe('');
    if (kind === 'truncated') expect(() => JSON.parse(body)).toThrow();
  });

  it('gives wrong types', async () => {
    const { call, token } = testBackend({ faults: createFaults() });
    const answer = await call('GET /account/v3/web/user/page', {}, await token('admin@demo.energy'), {
      'x-fault': 'wrong-types',
    });
    expect(answer.data).toMatchObject({ list: null, pageNum: '1' });
  });

  it('never answers a time-out', async () => {
    const { call } = testBackend({ faults: createFaults() });
    const silence = new Promise((resolve) => setTimeout(() => resolve('silence'), 50));
    expect(await Promise.race([call(PUBLIC, {}, '', { 'x-fault': 'timeout' }), silence])).toBe('silence');
  });

  it('strikes matching calls as often as asked', async () => {
    const { call, backend } = testBackend({ faults: createFaults() });
    await backend.fetch(
      new Request('http://backend.test/api/__faults', {
        method: 'POST',
        body: JSON.stringify({ kind: '500', match: 'sys/detail', count: 2 }),
      }),
    );
    expect((await call('GET /account/v3/web/auth/pubKey')).status).toBe(200);
    expect([(await call(PUBLIC)).status, (await call(PUBLIC)).status, (await call(PUBLIC)).status]).toEqual([
      500, 500, 200,
    ]);
  });

  it('does nothing unless the backend was made with them', async () => {
    const { call } = testBackend();
    expect((await call(PUBLIC, {}, '', { 'x-fault': '500' })).status).toBe(200);
  });
});
