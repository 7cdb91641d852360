import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { buildAccess } from '@/access/buildAccess';
import { loadCaptcha } from '@/access/signIn/captcha';
import { loadPasswordPolicy } from '@/access/signIn/passwordPolicy';
import { prepareSealKey } from '@/access/signIn/sealKey';
import { signIn } from '@/access/signIn/signIn';
import { currentSession } from '@/access/session';
import { call, configureWire, setWireHeaders, wireConfig } from '@/api';
import { listRecords } from '@/data/lists/listRecords';
import { defineResource, text } from '@/dsl';
import { exampleServer } from './exampleServer.mjs';
import { requestOn } from './requestOn';

const part = defineResource({ name: 'depot/part', api: '/depot/part', fields: { name: text() } });
const before = { ...wireConfig };

beforeAll(async () => {
  await new Promise<void>((listening) => exampleServer.listen(0, listening));
  const address = exampleServer.address();
  if (typeof address !== 'object' || address === null) throw new Error('The example does not listen.');
  setWireHeaders(() => ({ token: currentSession()?.accessToken, language: 'en' }));
  vi.stubGlobal('fetch', requestOn(address.port));
  configureWire({
    successCode: '200',
    platformPrefix: '/cloud',
    fields: {
      code: 'status',
      msg: 'message',
      data: 'result',
      list: 'records',
      total: 'total',
      pageNum: 'current',
      pageSize: 'size',
    },
  });
});
afterAll(() => {
  configureWire(before);
  vi.unstubAllGlobals();
  exampleServer.close();
});

it('is signed in to, grants its menus and answers its first list', async () => {
  prepareSealKey(); // as the page does; a key that a test before this one asked for is another server's
  const captcha = await loadCaptcha();
  expect(captcha.image).toMatch(/^data:image\/svg/);
  expect(
    await signIn({ account: 'ada', password: 'Energy123', captcha: '1234', sessionId: captcha.sessionId }),
  ).toMatchObject({ userName: 'Ada' });
  expect(await loadPasswordPolicy()).toEqual({ mustChange: false, old: false });
  const access = buildAccess(await call({ method: 'GET', path: '/account/v3/web/menu/routers' }), {
    schemas: new Set(['depot/part']),
    pages: new Set(),
  });
  expect(access.routes.get('/depot/part')).toMatchObject({
    target: { kind: 'resource', key: 'depot/part' },
    nameEn: 'Parts',
  });
  const { data, total } = await listRecords(part, { page: 1, perPage: 1 });
  expect([data.map(({ name }) => name), total]).toEqual([['Fuse'], 2]);
});

it('stands in docs/backend.md as it is', () => {
  const source = readFileSync('tests/docs/exampleServer.mjs', 'utf8');
  const [, shown] = /```js\n([\s\S]*?)```/.exec(readFileSync('docs/backend.md', 'utf8')) ?? [];
  expect(shown).toBe(source);
});
