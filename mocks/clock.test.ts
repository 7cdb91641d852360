import { describe, expect, it } from 'vitest';
import { movableClock } from './core/movableClock';
import { testBackend } from './testing';

const NOON = Date.UTC(2026, 5, 1, 12);
const made = () => {
  const { backend, ...rest } = testBackend({ clock: movableClock(() => NOON) });
  const request = async (init: RequestInit = {}) =>
    (await backend.fetch(new Request('http://backend.test/api/__clock', init))).json() as Promise<unknown>;
  return {
    ...rest,
    tell: () => request(),
    put: (body: unknown) => request({ method: 'POST', body: JSON.stringify(body) }),
  };
};
const at = (now: string) => ({ code: '0000', data: { now } });

describe('the clock of the backend', () => {
  it('is told, and put forward by minutes or to a moment', async () => {
    const { tell, put } = made();
    expect(await tell()).toMatchObject(at('2026-06-01T12:00:00.000Z'));
    expect(await put({ minutes: 90 })).toMatchObject(at('2026-06-01T13:30:00.000Z'));
    expect(await put({ until: '2026-06-03T00:00:00+02:00' })).toMatchObject(at('2026-06-02T22:00:00.000Z'));
    expect(await tell()).toMatchObject(at('2026-06-02T22:00:00.000Z'));
  });

  it.each([[{ minutes: -1 }], [{ until: '2026-06-01T11:59:59Z' }], [{ until: 'tomorrow' }], [{}], [null]])(
    'does not take %j, and stays',
    async (body) => {
      const { tell, put } = made();
      expect(await put(body)).toMatchObject({ code: '4000' });
      expect(await tell()).toMatchObject(at('2026-06-01T12:00:00.000Z'));
    },
  );

  it('signs nobody out, and is the time of what is done from then on', async () => {
    const { call, put, token } = made();
    const own = await token('admin@demo.energy');
    await put({ minutes: 3 * 24 * 60 });
    await token('operator@demo.energy');
    expect(await call('GET /account/v3/web/user/page', { account: 'operator@demo.energy' }, own)).toMatchObject({
      data: { list: [{ lastLoginTime: expect.stringMatching(/^2026-06-04 /) }] },
    });
  });

  it('is not there unless the backend was made with one that moves', async () => {
    const { backend } = testBackend();
    expect((await backend.fetch(new Request('http://backend.test/api/__clock'))).status).toBe(404);
  });
});
