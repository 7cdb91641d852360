import { objectOf } from '@/schema/objectOf';
import { describe, expect, it } from 'vitest';
import { listAt, testBackend } from '../testing';
import { readBody } from './readBody';

const LOGIN = '/account/v3/web/auth/login';
const UPLOAD = '/account/v3/web/file/upload';

/** A body that never ends by itself, and says how much of it was taken. */
function endless(type: string) {
  let taken = 0;
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      taken += 64 * 1024;
      controller.enqueue(new Uint8Array(64 * 1024).fill(32));
    },
  });
  const init: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    body,
    duplex: 'half',
    headers: { 'content-type': type },
  };
  return { init, taken: () => taken };
}

describe('bodies', () => {
  it.each(['application/json', 'multipart/form-data; boundary=x', 'text/plain'])(
    'of strangers end at 64 kB: %s',
    async (type) => {
      const { raw } = testBackend();
      const { init, taken } = endless(type);
      const response = await raw('POST', LOGIN, init);
      expect([response.status, await response.json()]).toEqual([
        413,
        { code: '413', msg: 'More was sent than the 64 kB that are taken.', data: null },
      ]);
      expect(taken()).toBeLessThan(1024 * 1024);
    },
  );

  it('of whoever is not signed in are not read at all where one has to be', async () => {
    const { raw } = testBackend();
    const { init, taken } = endless('multipart/form-data; boundary=x');
    expect((await raw('POST', UPLOAD, init)).status).toBe(401);
    expect(taken()).toBeLessThan(256 * 1024);
  });

  it('of people end at 2 MB, those with files at the largest upload', async () => {
    const { raw, token } = testBackend({ settings: { maxUploadMegabytes: 3 } });
    const authorization = `Bearer ${await token('admin@demo.energy')}`;
    for (const [type, most] of [
      ['application/json', '2 MB'],
      ['multipart/form-data; boundary=x', '4 MB'],
    ] as const) {
      const { init, taken } = endless(type);
      const response = await raw('POST', UPLOAD, {
        ...init,
        headers: { 'content-type': type, authorization, language: 'en' },
      });
      expect(await response.json()).toMatchObject({
        code: '413',
        msg: `More was sent than the ${most} that are taken.`,
      });
      expect(taken()).toBeLessThan(6 * 1024 * 1024);
    }
  });

  it('that say how long they are, and are too long, are refused by that', async () => {
    const { raw } = testBackend();
    const response = await raw('POST', LOGIN, {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json', 'content-length': '150000000' },
    });
    expect(response.status).toBe(413);
  });

  it('on their way take no more memory together than there is for them', async () => {
    const sent = () => {
      let control: ReadableStreamDefaultController<Uint8Array> | undefined;
      const body = new ReadableStream<Uint8Array>({ start: (own) => void (control = own) });
      const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, duplex: 'half' };
      const read = readBody(new Request('http://backend.test/', init), 100, 100);
      return { read, send: (size: number) => control?.enqueue(new Uint8Array(size)), end: () => control?.close() };
    };
    const [first, second] = [sent(), sent()];
    first.send(60);
    await new Promise((resolve) => setTimeout(resolve)); // it is read
    second.send(60);
    await expect(second.read).rejects.toMatchObject({ status: 429, options: { retryAfter: 5 } });
    first.send(30);
    first.end();
    expect((await first.read).length).toBe(90);
    const third = sent();
    third.send(100);
    third.end();
    expect((await third.read).length).toBe(100);
  });

  it('that are no form are refused, and are no fault of the server', async () => {
    const { raw } = testBackend();
    for (const body of ['', '--x', '--x\r\nnothing']) {
      const response = await raw('POST', LOGIN, {
        method: 'POST',
        body,
        headers: { 'content-type': 'multipart/form-data; boundary=x' },
      });
      expect([body, response.status]).toEqual([body, 400]);
    }
  });
});

it('an envelope of megabytes costs no time', async () => {
  const { call } = testBackend();
  const sessionId = String(
    new Map(Object.entries(objectOf((await call('GET /account/v3/web/auth/captcha')).data))).get('sessionId'),
  );
  expect(
    await call(`POST ${LOGIN}`, { account: 'admin@demo.energy', captcha: '1234', sessionId, pwd: 'A'.repeat(60_000) }),
  ).toMatchObject({ code: '4102' });
});

it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])(
  'a list sorted by %s is a list',
  async (sortField) => {
    const { call, token } = testBackend();
    const answer = await call(
      'GET /account/v3/web/user/page',
      { sortField, sortOrder: 'asc' },
      await token('admin@demo.energy'),
    );
    expect([answer.status, listAt(answer).length > 0]).toEqual([200, true]);
  },
);

it.each(['constructor', '__proto__', 'toString'])('the token %s of a sign-in elsewhere is none', async (outside) => {
  const { call } = testBackend();
  expect(await call('POST /account/v3/web/auth/convertToken', { token: outside })).toMatchObject({
    status: 200,
    code: '4103',
  });
});
