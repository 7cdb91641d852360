import { beforeEach, expect, it, vi } from 'vitest';
import { currentTime } from '@/schema/dates';
import { KEPT, LOOK, type KeptOverview } from './keptOverview';
import offline from './offline';

const kept = (more: Partial<KeptOverview> = {}): KeptOverview => ({
  at: currentTime() - 60_000,
  time: '28 Nov 2026 04:44',
  title: 'Overview',
  place: 'PV',
  mode: 'light',
  cards: [
    {
      title: 'Now',
      rows: [{ texts: ['Power <b>x</b>', '26 MW'] }],
      picture: 'data:image/svg+xml,x',
      legend: [{ name: 'Sun', color: '#fc0' }],
    },
  ],
  ...more,
});
const store = (key: string, value: unknown) => localStorage.setItem(key, JSON.stringify(value));

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = '<main></main>';
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  store(LOOK, { title: 'My console', language: 'en', accent: { light: '#123456', dark: '#abcdef' } });
  store('console.session', { userId: '7', accessToken: 't' });
  store(`console.${KEPT}`, { userId: '7', value: kept() });
  return () => vi.unstubAllGlobals();
});

const shown = () => document.querySelector('main')?.textContent ?? '';

it('tells the overview of who is signed in, with its time, as texts', () => {
  offline();
  expect(shown()).toContain('My console');
  expect(shown()).toContain('Overview · PV');
  expect(shown()).toContain('As it was at 28 Nov 2026 04:44.');
  expect(shown()).toContain('Power <b>x</b>');
  expect(document.querySelector('img')?.alt).toBe('Now');
  expect(document.querySelectorAll('a, input, b')).toHaveLength(0);
});

it.each([
  ['nobody is signed in', () => localStorage.removeItem('console.session')],
  ['somebody else is', () => store('console.session', { userId: '8', accessToken: 't' })],
  ['the session has no token', () => store('console.session', { userId: '7' })],
  ['it is of another day', () => store(`console.${KEPT}`, { userId: '7', value: kept({ at: 0 }) })],
  ['it is none', () => localStorage.setItem(`console.${KEPT}`, '{"userId":"7","value":[1')],
])('tells nothing of it where %s', (_, change) => {
  change();
  offline();
  expect(shown()).toContain('You are offline');
  expect(document.querySelector('section')).toBeNull();
});

it('takes it away when the person signs out in another tab', () => {
  offline();
  localStorage.removeItem('console.session');
  dispatchEvent(new StorageEvent('storage'));
  expect(document.querySelector('section')).toBeNull();
});

it('speaks the language of the console, and English where it has no other', () => {
  store(LOOK, { title: '', language: 'zh', accent: {} });
  offline();
  expect(shown()).toContain('网络已断开');
  store(LOOK, { title: '', language: 'fr', accent: {} });
  offline();
  expect(shown()).toContain('You are offline');
});
