import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearSession, startSession } from '@/access/session';
import { defineResource, text } from '@/dsl';
import { madeText } from '../texts/madeTexts';
import { withOwnFields } from './withOwnFields';

const tool = () =>
  defineResource({
    name: 'area/tool',
    api: '/tool',
    fields: { name: text() },
    ownFields: { call: 'GET fields' },
  });
const signIn = (token: string) => startSession({ accessToken: token, userId: token, userName: token, account: token });
const answers = (data: unknown, status = 200, code = '0000') => {
  const fetch = vi.fn(async () => Response.json({ code, msg: '', data }, { status }));
  vi.stubGlobal('fetch', fetch);
  return fetch;
};
const COLOR = [{ name: 'color', type: 'text', label: '颜色', labelEn: 'Color' }];

beforeEach(() => signIn('one'));
afterEach(() => {
  clearSession();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('asks once in a session, and names them in the language of the page', async () => {
  const fetch = answers(COLOR);
  const resource = tool();
  const whole = await withOwnFields(resource);
  expect(await withOwnFields(resource)).toBe(whole);
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(Object.keys(whole.fields)).toEqual(['name', 'color']);
  const said = () => madeText('resources.area/tool.fields.color', (key) => key);
  document.documentElement.lang = 'zh';
  expect(said()).toBe('颜色');
  document.documentElement.lang = 'en';
  expect(said()).toBe('Color');
});

it('asks again for somebody else', async () => {
  const resource = tool();
  answers(COLOR);
  const heard = vi.fn();
  await withOwnFields(resource, heard);
  signIn('two');
  expect(heard).toHaveBeenCalled();
  answers([{ name: 'weight', type: 'number' }]);
  expect(Object.keys((await withOwnFields(resource)).fields)).toEqual(['name', 'weight']);
  expect(madeText('resources.area/tool.fields.color', (key) => key)).toBeUndefined();
});

it.each([
  [404, '4004'],
  [403, '4003'],
  [200, '5001'],
])('takes a refusal (%i) for none, and asks no more', async (status, code) => {
  const fetch = answers(null, status, code);
  const resource = tool();
  expect(await withOwnFields(resource)).toBe(resource);
  await withOwnFields(resource);
  expect(fetch).toHaveBeenCalledTimes(1);
});

it('asks again with the next page where nobody knows whether there are any', async () => {
  answers(null, 502);
  const resource = tool();
  expect(await withOwnFields(resource)).toBe(resource);
  answers(COLOR);
  expect(Object.keys((await withOwnFields(resource)).fields)).toEqual(['name', 'color']);
});

it('says while one develops which names are left out', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  answers([
    { name: 'name', type: 'number' },
    { name: 'pin', type: 'password' },
  ]);
  const resource = tool();
  expect(await withOwnFields(resource)).toBe(resource);
  expect(warn.mock.calls.flat().join()).toMatch(/own fields name are left out.*own fields pin are left out/);
});
