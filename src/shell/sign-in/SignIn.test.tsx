import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { generateKeyPairSync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Messages } from '@/data/registry/registry';
import { clearSession } from '@/access/session';
import type { Brand } from '../brands/brand';
import { defaultBrand } from '../brands/defaultBrand';
import { createEntry } from '../entry/createEntry';
import { Entry } from '../entry/Entry';
import { envelope, fakeServer } from '../entry/fakeServer';

const PUB_KEY = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
}).publicKey;
const texts = (locale: string) => JSON.parse(readFileSync(`locales/sign-in/${locale}.json`, 'utf8')) as Messages;
const TEXTS = { en: texts('en'), zh: texts('zh') };
const usual = { captcha: { sessionId: 's1', captcha: 'R0lGOD' }, pubKey: { pubKey: PUB_KEY }, random: 'r' };

const prefetch = vi.fn(() => Promise.resolve());

function show(answers: Record<string, unknown>, brand: Brand = defaultBrand) {
  const server = fakeServer({ ...usual, ...answers });
  const entry = createEntry('sso', () => Promise.reject(new Error('not here')), prefetch);
  onTestFinished(entry.start({ kind: 'sign-in' }));
  render(<Entry brand={brand} entry={entry} texts={TEXTS} />);
  return server;
}
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const button = (name: string) => screen.getByRole('button', { name });
/** Real time: a machine with much to do needs it for the parts that are loaded on demand. */
const SOON = { timeout: 10_000 };
const settle = () => act(() => vi.advanceTimersByTimeAsync(50));

/** Fills the fields in and submits; the encryption is loaded on demand, so the call takes a moment. */
async function signIn(server: ReturnType<typeof fakeServer>, times = 1) {
  for (const name of ['E-mail', 'Password', 'Verification code'])
    fireEvent.change(field(name), { target: { value: 'Energy123' } });
  fireEvent.click(button('Sign in'));
  await vi.waitFor(async () => {
    await settle();
    expect(server.count('login')).toBe(times);
  }, SOON);
  await settle();
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  clearSession();
  window.localStorage.clear();
  window.sessionStorage.clear();
  window.history.replaceState(null, '', '/login');
});
afterEach(() => {
  cleanup();
  prefetch.mockClear();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the sign-in form', () => {
  it('asks for each field in the words of the specification', async () => {
    const server = show({});
    await settle();
    fireEvent.click(button('Sign in'));
    for (const text of [
      'Please enter your username!',
      'Please enter your password!',
      'Please enter your verification code!',
    ]) {
      expect(screen.getByText(text).id).not.toBe('');
    }
    expect(document.activeElement).toBe(field('E-mail'));
    expect(field('Password').getAttribute('aria-invalid')).toBe('true');
    expect(server.count('login')).toBe(0);
  });

  it('shows a refusal once, fetches key and picture again and empties the code', async () => {
    const server = show({ login: () => envelope(null, '1001', '<b>Wrong</b> password') });
    await settle();
    await signIn(server);
    expect(screen.getByRole('alert').textContent).toBe('<b>Wrong</b> password');
    expect(server.count('pubKey')).toBe(2);
    expect(server.count('captcha')).toBe(2);
    expect(field('Verification code').value).toBe('');
    expect(field('E-mail').value).toBe('Energy123');
  });

  it('sends the sealed password only, with the session of the picture', async () => {
    const server = show({ login: () => envelope(null, '1') });
    await settle();
    await signIn(server);
    const body = server.requests.find(({ path }) => path.endsWith('login'))?.body;
    expect(body).toMatchObject({ account: 'Energy123', captcha: 'Energy123', sessionId: 's1' });
    expect(body?.pwd).toMatch(/^[A-Za-z0-9+/]{342}==$/);
    expect(JSON.stringify(Object.keys(body ?? {}).sort())).toBe('["account","captcha","pwd","sessionId"]');
  });

  it('blocks a second attempt for 1.5 s', async () => {
    const server = show({ login: () => envelope(null, '1') });
    await settle();
    const start = Date.now();
    await signIn(server);
    fireEvent.change(field('Verification code'), { target: { value: 'x' } });
    for (let click = 0; click < 5; click += 1) fireEvent.click(button('Sign in'));
    await act(() => vi.advanceTimersByTimeAsync(Math.max(0, start + 1490 - Date.now())));
    fireEvent.click(button('Sign in'));
    expect(server.count('login')).toBe(1);
    expect(button('Sign in').getAttribute('aria-disabled')).toBe('true');
    await act(() => vi.advanceTimersByTimeAsync(11));
    await signIn(server, 2);
  });

  it.each([
    ['fails', { pubKey: () => new Response('', { status: 500 }) }],
    ['is empty', { pubKey: { pubKey: '' } }],
    ['is null', { pubKey: null }],
    ['is malformed', { pubKey: { pubKey: 'AAAA' } }],
  ])('sends nothing when the key %s', async (_, answers) => {
    const server = show(answers);
    await settle();
    for (const name of ['E-mail', 'Password', 'Verification code'])
      fireEvent.change(field(name), { target: { value: 'x' } });
    fireEvent.click(button('Sign in'));
    await vi.waitFor(async () => {
      await settle();
      expect(screen.getByRole('alert').textContent).not.toBe('');
    }, SOON);
    expect(server.count('login')).toBe(0);
    expect(field('E-mail').disabled).toBe(false);
  });

  it('submits with Enter, but not while an input method composes', async () => {
    const server = show({});
    await settle();
    const composing = fireEvent.keyDown(field('Verification code'), { key: 'Enter', isComposing: true });
    expect(composing).toBe(false);
    vi.useRealTimers();
    await userEvent.type(field('Verification code'), '{Enter}');
    expect(screen.getByText('Please enter your username!')).toBeTruthy();
    expect(server.count('login')).toBe(0);
  });

  // covers FR-030
  it('shows and hides the password', async () => {
    show({});
    await settle();
    expect(field('Password').type).toBe('password');
    fireEvent.click(button('Show password'));
    expect(field('Password').type).toBe('text');
    fireEvent.click(button('Hide password'));
    expect(field('Password').type).toBe('password');
  });
});

describe('what comes after the sign-in', () => {
  it('is fetched once the page has stood for two seconds', async () => {
    show({});
    await act(() => vi.advanceTimersByTimeAsync(1900));
    expect(prefetch).not.toHaveBeenCalled();
    await act(() => vi.advanceTimersByTimeAsync(200));
    expect(prefetch.mock.calls).toEqual([['en']]);
  });

  it('is fetched at once when somebody begins', () => {
    show({});
    fireEvent.focus(field('E-mail'));
    expect(prefetch).toHaveBeenCalledTimes(1);
  });
});

describe('the verification code', () => {
  it.each([
    ['a failing call', () => new Response('', { status: 500 })],
    ['HTML', { sessionId: 's', captcha: '<html>' }],
    ['no picture', { sessionId: 's' }],
    ['a huge one', { sessionId: 's', captcha: 'A'.repeat(2_000_000) }],
  ])('has a placeholder for %s, and a click asks again', async (_, captcha) => {
    const server = show({ captcha });
    await settle();
    expect(screen.getByText('No picture. Try again.')).toBeTruthy();
    fireEvent.click(button('Show another verification code'));
    await settle();
    expect(server.count('captcha')).toBe(2);
  });

  it('sends the session of the picture that is shown when answers overtake each other', async () => {
    const answers = [
      new Promise((resolve) => setTimeout(resolve, 500, { sessionId: 'first', captcha: 'R0lGODA' })),
      Promise.resolve({ sessionId: 'second', captcha: 'R0lGODB' }),
    ];
    const server = show({ captcha: () => answers.shift() ?? usual.captcha, login: () => envelope(null, '1') });
    fireEvent.click(button('Show another verification code'));
    await act(() => vi.advanceTimersByTimeAsync(600));
    expect(screen.getByRole('img', { name: 'Verification code picture' }).getAttribute('src')).toContain('R0lGODB');
    await signIn(server);
    expect(server.requests.find(({ path }) => path.endsWith('login'))?.body.sessionId).toBe('second');
  });

  it('never sends the session of a used picture again: who is quicker than the next one waits for it', async () => {
    const answers = [
      Promise.resolve({ sessionId: 'used', captcha: 'R0lGODA' }),
      new Promise((resolve) => setTimeout(resolve, 3000, { sessionId: 'next', captcha: 'R0lGODB' })),
    ];
    const server = show({ captcha: () => answers.shift() ?? usual.captcha, login: () => envelope(null, '1') });
    await settle();
    await signIn(server);
    await act(() => vi.advanceTimersByTimeAsync(1600)); // the form takes no two attempts in a row
    await signIn(server, 2);
    expect(server.requests.filter(({ path }) => path.endsWith('login')).map(({ body }) => body.sessionId)).toEqual([
      'used',
      'next',
    ]);
  });
});

describe('brands', () => {
  it('has no language selector and an e-mail for HEMS', async () => {
    show({});
    await settle();
    expect(screen.queryByRole('group', { name: 'Language' })).toBeNull();
    expect(document.title).toBe('HEMS Partner Portal');
  });

  it('signs in by user name in Chinese for VPP, and changes the language', async () => {
    show(
      {},
      {
        ...defaultBrand,
        variant: 'vpp',
        theme: 'vpp',
        lang: 'zh',
        multilingual: true,
        title: 'VPP',
        titleZh: '虚拟电厂',
        footer: { text: 'ICP', url: 'https://x.example/' },
      },
    );
    await settle();
    expect(field('用户名')).toBeTruthy();
    expect(document.title).toBe('虚拟电厂');
    expect(screen.getByRole('link', { name: 'ICP' }).getAttribute('rel')).toContain('noopener');
    fireEvent.click(button('English'));
    expect(field('User name')).toBeTruthy();
    expect(document.documentElement.lang).toBe('en');
    expect(window.localStorage.getItem('console.language')).toBe('"en"');
  });
});

it('has the same texts in both languages', () => {
  const keys = (value: string | Messages, at = ''): string[] =>
    typeof value === 'string' ? [at] : Object.entries(value).flatMap(([key, below]) => keys(below, `${at}.${key}`));
  expect(keys(TEXTS.zh)).toEqual(keys(TEXTS.en));
});
