import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startSession } from '../session';
import { localStore } from '../storage';
import { dropTyped, endTyped, findTyped, keepTyped } from './typedInput';

const DAY = 24 * 60 * 60 * 1000;
const NOW = Date.UTC(2026, 9, 1);
const signIn = (userId: string) => startSession({ accessToken: 't', userId, userName: 'U', account: 'u' });
const left = (key: string, more: object = {}) =>
  localStore.write(`typed.${key}`, { userId: 'u1', document: 'gone', values: { name: 'Typed' }, at: NOW, ...more });

beforeEach(() => {
  localStorage.clear();
  signIn('u1');
});
afterEach(() => vi.unstubAllGlobals());

it('is found by the user who typed it, for a week', async () => {
  left('a');
  expect(await findTyped('a', NOW + 6 * DAY)).toEqual({ values: { name: 'Typed' }, at: NOW });
  expect(await findTyped('a', NOW + 8 * DAY)).toBeUndefined();
  expect(await findTyped('b', NOW)).toBeUndefined();
  signIn('u2');
  expect(await findTyped('a', NOW)).toBeUndefined();
});

it('is nobody else to find while its window is open', async () => {
  keepTyped('own', { name: 'x' }, NOW);
  expect(await findTyped('own', NOW)).toBeUndefined();
  left('other');
  const held = { current: [{ name: 'console.document.gone' }] };
  vi.stubGlobal('navigator', {
    locks: { query: async () => ({ held: held.current }), request: async () => undefined },
  });
  expect(await findTyped('other', NOW)).toBeUndefined();
  held.current = [];
  expect(await findTyped('other', NOW)).toBeTruthy();
});

it('ends with its form, not with the forms of other windows', async () => {
  keepTyped('own', { name: 'x' }, NOW);
  left('other');
  endTyped('own');
  endTyped('other');
  expect(localStore.keys().filter((key) => key.startsWith('typed.'))).toEqual(['typed.other']);
  dropTyped('other');
  expect(await findTyped('other', NOW)).toBeUndefined();
});

it('is bounded: the oldest and what is too old give way, and no sheet is kept', () => {
  for (let form = 0; form < 20; form += 1) left(`form ${form}`, { at: NOW - form * 1000 });
  left('ancient', { at: NOW - 8 * DAY });
  localStore.write('typed.broken', 'x');
  keepTyped('new', { name: 'x' }, NOW);
  keepTyped('sheet', { text: 'x'.repeat(300_000) }, NOW);
  const kept = localStore.keys().filter((key) => key.startsWith('typed.'));
  expect(kept).toHaveLength(20);
  expect(kept).toContain('typed.new');
  for (const gone of ['typed.form 19', 'typed.ancient', 'typed.broken', 'typed.sheet'])
    expect(kept).not.toContain(gone);
});
