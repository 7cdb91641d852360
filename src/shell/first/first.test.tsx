import { act, cleanup, fireEvent } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { hydrateRoot, createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import en from '../../../locales/sign-in/en.json';
import zh from '../../../locales/sign-in/zh.json';
import { clearSession, startSession } from '@/access/session';
import { chooseBrand } from '../brands/chooseBrand';
import { placedBrand } from '../brands/placedBrand';
import { createEntry } from '../entry/createEntry';
import { Entry } from '../entry/Entry';
import { fakeServer } from '../entry/fakeServer';
import first from './first';
import { formMarkup } from './formMarkup';
import { isPainted, takeOver } from './takeOver';

const file: unknown = JSON.parse(readFileSync('resources/public/brands.json', 'utf8'));
const hosts = ['localhost', 'orange.localhost', 'vpp.localhost', 'elsewhere.example'];
const texts = { en, zh };
const brandOf = (host: string) => placedBrand(chooseBrand(file, host));

/** The page as the browser parses it; the script has run before. */
function parse(): HTMLElement {
  const root = document.createElement('div');
  root.id = 'root';
  root.innerHTML = formMarkup().replaceAll(/<link rel="preload"[^>]*>| src="[^"]*"/g, '');
  document.body.append(root);
  document.dispatchEvent(new Event('readystatechange'));
  return root;
}

/** What a browser makes of markup, whatever the order and spelling of styles. */
function seen(markup: string) {
  const page = document.createElement('div');
  page.innerHTML = markup.replaceAll(/<link rel="preload"[^>]*>/g, '');
  return [...page.querySelectorAll('*')].map((one) => {
    const attributes = [...one.attributes]
      .filter(({ name }) => name !== 'style')
      .map(({ name, value }) => `${name.toLowerCase()}=${value}`);
    return [one.tagName, ...attributes.sort(), one.children.length === 0 ? one.textContent : ''].join(' ');
  });
}
const at = (host: string, path = '/login') =>
  vi.stubGlobal('location', Object.assign(new URL(`http://${host}${path}`), { replace: vi.fn() }));
const input = (name: string) => document.getElementById(`signin-${name}`) as HTMLInputElement;

let root: Root | undefined;
async function react(
  host = 'localhost',
  draw: (page: HTMLElement, app: React.ReactNode, options: object) => Root = hydrateRoot,
) {
  const server = fakeServer({ captcha: { sessionId: 's1', captcha: 'R0lGOD' }, pubKey: { pubKey: 'x' }, random: 'r' });
  const brand = brandOf(host);
  const entry = createEntry(
    'sso',
    () => Promise.reject(new Error('not here')),
    () => Promise.resolve(),
  );
  const onRecoverableError = vi.fn();
  entry.start({ kind: 'sign-in' });
  await act(async () => {
    root = draw(document.getElementById('root') as HTMLElement, <Entry brand={brand} entry={entry} texts={texts} />, {
      onRecoverableError,
    });
  });
  return { server, onRecoverableError };
}
const drawAnew = (page: HTMLElement, app: React.ReactNode) => {
  const made = createRoot(page);
  made.render(app);
  return made;
};

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined); // styles are spelled otherwise here than in browsers
  clearSession();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/login');
});
afterEach(async () => {
  await act(async () => root?.unmount());
  root = undefined;
  takeOver();
  document.getElementById('root')?.remove();
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the form before React', () => {
  it.each(hosts.flatMap((host) => [undefined, 'en', 'zh'].map((language) => ({ host, language }))))(
    'is what React draws on $host for somebody who reads $language',
    ({ host, language }) => {
      if (language) localStorage.setItem('console.language', JSON.stringify(language));
      at(host);
      first(file);
      const page = parse();
      expect(seen(page.innerHTML)).toEqual(seen(formMarkup(brandOf(host), texts)));
      const locale = brandOf(host).multilingual && language ? language : brandOf(host).lang;
      expect(document.documentElement.lang).toBe(locale === 'zh' ? 'zh-CN' : 'en');
      expect(document.title).toBe(locale === 'zh' ? brandOf(host).titleZh : brandOf(host).title);
    },
  );

  it.each(['light', 'dark'])('has the colors of a person who wants it %s', (mode) => {
    localStorage.setItem('console.theme', mode);
    first(file);
    const page = parse();
    const other = document.createElement('div');
    other.innerHTML = formMarkup(brandOf('localhost'), texts);
    const variables = (one: HTMLElement) =>
      ['--canvas', '--ink', '--accent', '--onAccent'].map((name) =>
        one.querySelector<HTMLElement>('.signin')?.style.getPropertyValue(name),
      );
    expect(variables(page)).toEqual(variables(other));
    expect(page.querySelector<HTMLElement>('.signin')?.style.colorScheme).toBe(mode);
  });

  it('goes where another page is to be shown', () => {
    const shown = (path: string) => {
      history.replaceState(null, '', path);
      first(file);
      const page = parse();
      const there = page.childElementCount > 0;
      page.remove();
      takeOver();
      return there;
    };
    expect(shown('/platform/user')).toBe(true);
    expect(shown('/authentication?token=x')).toBe(false);
    expect(shown('/login?iemsToken=x')).toBe(false);
    expect(shown('/login#iemsToken=x')).toBe(false);
    sessionStorage.setItem('console.endReason', '"expired"');
    expect(shown('/login')).toBe(false);
    sessionStorage.clear();
    startSession({ accessToken: 't', userId: '1', userName: 'Ada', account: 'ada' });
    expect(shown('/login')).toBe(true);
    expect(shown('/platform/user')).toBe(false);
  });

  it('stands with the default brand when the file cannot be read', () => {
    first(null);
    expect(parse().querySelector('h1')?.textContent).toBe('Sign in');
  });
});

describe('React', () => {
  it('takes the form over with what was typed and where the caret is, without drawing it anew', async () => {
    first(file);
    parse();
    const account = input('account');
    account.value = 'ann@exa';
    account.focus();
    account.setSelectionRange(3, 5);
    expect(isPainted({ brand: brandOf('localhost'), locale: 'en' })).toBe(true);
    const { onRecoverableError } = await react();
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(input('account')).toBe(account);
    expect([document.activeElement, account.value, account.selectionStart, account.selectionEnd]).toEqual([
      account,
      'ann@exa',
      3,
      5,
    ]);
    expect(document.documentElement.dataset.first).toBeUndefined();
    fireEvent.change(account, { target: { value: 'ann@example.org' } });
    expect(account.value).toBe('ann@example.org');
  });

  it('keeps both where the form has to be drawn anew', async () => {
    first(file);
    parse();
    const account = input('account');
    account.value = 'ann';
    account.focus();
    account.setSelectionRange(1, 2);
    await react('orange.localhost', drawAnew);
    const now = input('account');
    expect(now).not.toBe(account);
    expect([document.activeElement === now, now.value, now.selectionStart, now.selectionEnd]).toEqual([
      true,
      'ann',
      1,
      2,
    ]);
  });

  it('does what was pressed before it came', async () => {
    first(file);
    const page = parse();
    page.querySelector<HTMLElement>('.signin-eye')?.click();
    const sent = fireEvent.submit(page.querySelector('form') as HTMLFormElement);
    expect(sent).toBe(false); // the browser does not send it
    await react();
    expect(input('password').type).toBe('text');
    expect(document.body.textContent).toContain(en.required.account);
  });
});
