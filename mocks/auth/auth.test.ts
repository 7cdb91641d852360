import { objectOf } from '@/schema/objectOf';
import { describe, expect, it } from 'vitest';
import { ADDRESS_HEADER } from '../core/addressOf';
import { HOUR, MINUTE } from '../core/clock';
import { accountTables } from '../account/tables';
import { attempts } from './attempts';
import { hashPassword } from './passwordHash';
import type { BackendContext } from '../core/context';
import { seedMenus } from '../seed/seedMenus';
import { memoryStore } from '../store/memoryStore';
import { at, testBackend } from '../testing';

const AUTH = '/account/v3/web/auth';
const USER = '/account/v3/web/user';

it('keeps who is signed in when it starts again with one more menu', async () => {
  const before = testBackend();
  const token = await before.token('admin@demo.energy');
  const more = {
    name: 'more',
    seed: (context: BackendContext) =>
      seedMenus(context, 'platform', [
        { router: 'more', name: '更多', nameEn: 'More', path: '/more', component: 'account/role' },
      ]),
  };
  const after = testBackend({ store: before.store, modules: [more] });
  expect(await after.call(`GET ${USER}/info`, {}, token)).toMatchObject({ status: 200, code: '0000' });
  expect(JSON.stringify((await after.call('GET /account/v3/web/menu/routers', {}, token)).data)).toContain('"/more"');
});

describe('sign-in', () => {
  // covers F-003, FE-001
  it('takes e-mail or user name and answers who it is', async () => {
    const { login } = testBackend();
    for (const account of ['admin@demo.energy', 'platform_admin', 'PLATFORM_ADMIN']) {
      const answer = await login(account);
      expect(answer).toMatchObject({
        status: 200,
        code: '0000',
        data: { account: 'admin@demo.energy', userName: 'Iris van den Berg' },
      });
      expect(String(at(answer, 'accessToken'))).toHaveLength(43);
    }
  });

  // covers FE-003, FE-004, FE-006
  it('refuses a wrong captcha and a wrong password, and a captcha works once', async () => {
    const { login, call, seal } = testBackend();
    expect(await login('admin@demo.energy', 'Energy123', '9999')).toMatchObject({ code: '4104' });
    expect(await login(' admin@demo.energy ')).toMatchObject({ code: '4101' });
    expect(await login('admin@demo.energy', 'Wrong1234')).toMatchObject({ code: '4101' });
    const sessionId = at(await call(`GET ${AUTH}/captcha`), 'sessionId');
    const [first] = await seal('Energy123');
    const body = { account: 'admin@demo.energy', captcha: '1234', sessionId };
    expect(await call(`POST ${AUTH}/login`, { ...body, pwd: first })).toMatchObject({ code: '0000' });
    const [second] = await seal('Energy123');
    expect(await call(`POST ${AUTH}/login`, { ...body, pwd: second })).toMatchObject({ code: '4104' });
  });

  it('refuses a password envelope that is sent again', async () => {
    const { call, seal } = testBackend();
    const [pwd] = await seal('Energy123');
    const send = async () => {
      const sessionId = at(await call(`GET ${AUTH}/captcha`), 'sessionId');
      return call(`POST ${AUTH}/login`, { account: 'admin@demo.energy', captcha: '1234', sessionId, pwd });
    };
    expect(await send()).toMatchObject({ code: '0000' });
    expect(await send()).toMatchObject({ code: '4102' });
  });

  it('draws a captcha that differs each time', async () => {
    const { call } = testBackend({ settings: { captcha: undefined } });
    const [first, second] = [await call(`GET ${AUTH}/captcha`), await call(`GET ${AUTH}/captcha`)];
    expect(String(at(first, 'captcha'))).toMatch(/^data:image\/svg\+xml;base64,/);
    expect(at(first, 'captcha')).not.toBe(at(second, 'captcha'));
  });

  it('does not take an expired captcha', async () => {
    let now = Date.now();
    const { call, seal } = testBackend({ clock: () => now });
    const sessionId = at(await call(`GET ${AUTH}/captcha`), 'sessionId');
    now += 6 * MINUTE;
    const [pwd] = await seal('Energy123');
    expect(
      await call(`POST ${AUTH}/login`, { account: 'admin@demo.energy', captcha: '1234', sessionId, pwd }),
    ).toMatchObject({ code: '4104' });
  });

  it('slows down who fails often, and locks nobody else out', async () => {
    let now = Date.now();
    const { login } = testBackend({ clock: () => now });
    const from = (address: string, account: string, password?: string) =>
      login(account, password, '1234', { [ADDRESS_HEADER]: address });
    for (let count = 0; count < 5; count += 1)
      expect(await from('198.51.100.7', 'tenant@demo.energy', 'Wrong1234')).toMatchObject({ code: '4101' });
    const slowed = await from('198.51.100.7', 'tenant@demo.energy');
    expect(slowed).toMatchObject({ status: 429, msg: 'Too many failed attempts. Please try again in 1 s.' });
    expect(slowed.response.headers.get('retry-after')).toBe('1');
    expect(await from('203.0.113.9', 'tenant@demo.energy')).toMatchObject({ code: '0000' });
    expect(await login('staff@demo.energy')).toMatchObject({ code: '0000' });
    now += 1000;
    expect(await from('198.51.100.7', 'tenant@demo.energy')).toMatchObject({ code: '0000' });
  });

  it('waits longer each time, by account and by address, up to its limit, and forgets within a day', async () => {
    let now = Date.now();
    const tries = attempts(() => now);
    const waits = Array.from({ length: 30 }, () => {
      tries.fail('a@b.example', '198.51.100.7');
      const seconds = tries.wait('a@b.example', '198.51.100.7');
      now += seconds * 1000;
      return seconds;
    });
    expect(waits.slice(0, 8)).toEqual([0, 0, 0, 0, 1, 2, 4, 8]);
    expect(waits.at(-1)).toBe(15 * 60);
    tries.fail('a@b.example', '198.51.100.7');
    expect(tries.wait('other@b.example', '198.51.100.7')).toBeGreaterThan(0);
    now += 25 * HOUR;
    expect(tries.wait('a@b.example', '198.51.100.7')).toBe(0);
  });

  it('never keeps an owner from his account where he signed in from before, and never long elsewhere', () => {
    const tries = attempts(() => 0);
    tries.succeed('owner', '203.0.113.9');
    for (let guess = 0; guess < 500; guess += 1) tries.fail('OWNER', `198.51.100.${guess}`);
    expect(tries.wait('owner', '203.0.113.9')).toBe(0);
    expect(tries.wait('owner', '203.0.113.10')).toBeLessThanOrEqual(60);
  });

  it('takes no more guesses that are sent at once than one by one', async () => {
    const { login } = testBackend();
    const guesses = await Promise.all(
      Array.from({ length: 40 }, async (_, guess) => login('admin@demo.energy', `Wrong${guess}234`)),
    );
    expect(guesses.filter(({ code }) => code === '4101')).toHaveLength(5);
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(35);
  });

  it('lets as many sign in at once as it likes to fail, and more as soon as those have ended', () => {
    const tries = attempts(() => 0);
    const ends = Array.from({ length: 5 }, () => tries.begin('owner', '203.0.113.9'));
    expect(tries.wait('owner', '203.0.113.9')).toBe(1);
    expect(tries.wait('colleague', '203.0.113.9')).toBe(0);
    ends[0]?.();
    expect(tries.wait('owner', '203.0.113.9')).toBe(0);
  });

  it('remembers the last ten thousand, however many accounts are made up', () => {
    const tries = attempts(() => 0);
    for (let guess = 0; guess < 30_000; guess += 1) tries.fail(`made-up-${guess}`, '198.51.100.7');
    expect(tries.wait('anybody', '198.51.100.7')).toBe(15 * 60);
    expect(tries.wait('made-up-1', '203.0.113.9')).toBe(0);
  });

  it('keeps passwords with as many rounds as are wanted today, also those of before', async () => {
    const backend = testBackend({ settings: { passwordRounds: 2000 } });
    const { users } = accountTables(backend.store);
    await backend.token('admin@demo.energy');
    const user = users.find(({ account }) => account === 'staff@demo.energy');
    if (!user) throw new Error('There is no staff.');
    users.patch(user.id, { password: await hashPassword('Another123', 1000) });
    expect(await backend.login('staff@demo.energy', 'Another123')).toMatchObject({ code: '0000' });
    expect(users.get(user.id)?.password.rounds).toBe(2000);
    expect(await backend.login('staff@demo.energy', 'Another123')).toMatchObject({ code: '0000' });
    expect(await backend.login('staff@demo.energy', 'Wrong1234')).toMatchObject({ code: '4101' });
  });

  it('ends a session that nobody used for two hours, and none that is used', async () => {
    let now = Date.now();
    const { call, token } = testBackend({ clock: () => now, settings: { idleHours: 2 } });
    const [used, idle] = [await token('admin@demo.energy'), await token('admin@demo.energy')];
    for (let hour = 0; hour < 3; hour += 1) {
      now += HOUR;
      expect((await call(`GET ${USER}/info`, {}, used)).status).toBe(200);
    }
    expect((await call(`GET ${USER}/info`, {}, idle)).status).toBe(401);
  });

  it('takes no token of another system unless one is set', async () => {
    const { call } = testBackend({ settings: { outsideToken: undefined } });
    for (const token of ['demo-sso-token', '', 'undefined'])
      expect(await call(`POST ${AUTH}/convertToken`, { token })).toMatchObject({ code: '4103' });
  });

  it('seeds the accounts with the password of the start', async () => {
    const { login } = testBackend({ store: memoryStore(), settings: { password: 'Winter7Haven' } });
    expect(await login('admin@demo.energy', 'Winter7Haven')).toMatchObject({ code: '0000' });
    expect(await login('admin@demo.energy')).toMatchObject({ code: '4101' });
  });

  it('draws a captcha of strokes that say no letter', async () => {
    const { call } = testBackend({ settings: { captcha: 'KTWX' } });
    const svg = atob(String(at(await call(`GET ${AUTH}/captcha`), 'captcha')).split(',')[1] ?? '');
    expect(svg).not.toMatch(/<text|KTWX|>K|>T|>W|>X/);
    expect(svg.replaceAll(/<[^>]*>/g, '')).toBe('');
  });

  it('refuses disabled and locked accounts', async () => {
    const { login } = testBackend();
    expect((await login('disabled@demo.energy')).msg).toMatch(/disabled/);
    expect((await login('locked@demo.energy')).msg).toMatch(/locked/);
  });

  it('exchanges an external token', async () => {
    const { call } = testBackend();
    for (const way of ['convertToken', 'ssoLogin']) {
      expect(await call(`POST ${AUTH}/${way}`, { token: 'demo-sso-token' })).toMatchObject({
        code: '0000',
        data: { account: 'operator@demo.energy' },
      });
      expect(await call(`POST ${AUTH}/${way}`, { token: 'other' })).toMatchObject({ code: '4103' });
    }
  });
});

describe('a session', () => {
  it('ends by log-out and after eight hours', async () => {
    let now = Date.now();
    const { call, token } = testBackend({ clock: () => now });
    const [first, second] = [await token('admin@demo.energy'), await token('admin@demo.energy')];
    expect(await call(`GET ${USER}/info`, {}, first)).toMatchObject({ status: 200 });
    await call(`POST ${AUTH}/logout`, {}, first);
    expect(await call(`GET ${USER}/info`, {}, first)).toMatchObject({ status: 401, code: '401' });
    now += 8 * HOUR + 1;
    expect(await call(`GET ${USER}/info`, {}, second)).toMatchObject({ status: 401 });
    expect(await call(`GET ${USER}/info`)).toMatchObject({ status: 401 });
  });

  it('ends everywhere else when its user says so', async () => {
    const { call, token } = testBackend();
    const [own, other, foreign] = [
      await token('admin@demo.energy'),
      await token('platform_admin'),
      await token('staff@demo.energy'),
    ];
    expect(await call(`POST ${AUTH}/logoutOthers`, {}, own)).toMatchObject({ code: '0000' });
    expect(
      await Promise.all([own, other, foreign].map(async (one) => (await call(`GET ${USER}/info`, {}, one)).status)),
    ).toEqual([200, 401, 200]);
  });

  it('survives a restart of the backend on the same store', async () => {
    const first = testBackend();
    const token = await first.token('admin@demo.energy');
    const second = testBackend({ store: first.store });
    expect(await second.call(`GET ${USER}/info`, {}, token)).toMatchObject({
      status: 200,
      data: { account: 'admin@demo.energy' },
    });
  });
});

describe('the own password', () => {
  it('says when it must be changed and how old it is', async () => {
    const { call, token } = testBackend();
    const policy = async (account: string) =>
      (await call(`GET ${USER}/checkChangePwdPolicy`, {}, await token(account))).data;
    expect(await policy('newpwd@demo.energy')).toMatchObject({ needChangePwd: true });
    expect(await policy('oldpwd@demo.energy')).toEqual({ needChangePwd: false, pwdAgeDays: 95 });
  });

  it.each([
    ['Wrong1234', 'Energy456', 'Energy456', 'oldPwd'],
    ['Energy123', 'energy', 'energy', 'newPwd'],
    ['Energy123', 'Energy123', 'Energy123', 'newPwd'],
    ['Energy123', 'Energy456', 'Energy457', 'confirmPwd'],
  ])('refuses %s -> %s / %s at %s', async (before, after, again, field) => {
    const { call, token, seal } = testBackend();
    const own = await token('newpwd@demo.energy');
    const [oldPwd, newPwd, confirmPwd] = await seal(before, after, again);
    const answer = await call(`POST ${USER}/updatePwd`, { oldPwd, newPwd, confirmPwd }, own);
    expect(answer.code).toBe('4001');
    expect(Object.keys(objectOf(at(answer, 'errors')))).toEqual([field]);
  });

  it('is not guessed by changing it: wrong ones count as those of a sign-in do', async () => {
    const { call, token, seal, login } = testBackend();
    const own = await token('newpwd@demo.energy');
    const guess = async (password: string) => {
      const [oldPwd, newPwd, confirmPwd] = await seal(password, 'Energy456', 'Energy456');
      return call(`POST ${USER}/updatePwd`, { oldPwd, newPwd, confirmPwd }, own);
    };
    for (let count = 0; count < 5; count += 1) expect((await guess(`Wrong${count}234`)).code).toBe('4001');
    expect(await guess('Energy123')).toMatchObject({ status: 429 });
    expect(await login('newpwd@demo.energy')).toMatchObject({ status: 429 });
  });

  // covers FE-035..FE-037
  it('is changed, and the other sessions end', async () => {
    const { call, token, seal, login } = testBackend();
    const [own, other] = [await token('newpwd@demo.energy'), await token('newpwd@demo.energy')];
    const [oldPwd, newPwd, confirmPwd] = await seal('Energy123', 'Energy456', 'Energy456');
    expect(await call(`POST ${USER}/updatePwd`, { oldPwd, newPwd, confirmPwd }, own)).toMatchObject({ code: '0000' });
    expect(await call(`GET ${USER}/checkChangePwdPolicy`, {}, own)).toMatchObject({
      data: { needChangePwd: false, pwdAgeDays: 0 },
    });
    expect(await call(`GET ${USER}/info`, {}, other)).toMatchObject({ status: 401 });
    expect(await login('newpwd@demo.energy')).toMatchObject({ code: '4101' });
    expect(await login('newpwd@demo.energy', 'Energy456')).toMatchObject({ code: '0000' });
  });
});
