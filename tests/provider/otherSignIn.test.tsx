import { act, cleanup, configure, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LoginForm, type AuthProvider, type HttpError } from 'react-admin';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearSession, currentSession } from '@/access/session';
import { configureWire, resetWireGate } from '@/api';
import { answerProvidersByWire } from '@/schema';
import type { ConsoleAuth } from '@/shell/auth/consoleAuth';
import { beginAuth } from '@/shell/auth/beginAuth';
import { menuOf } from '@/shell/auth/menuOf';
import { defaultBrand } from '@/shell/brands/defaultBrand';
import en from '../../locales/sign-in/en.json';
import zh from '../../locales/sign-in/zh.json';
import { fixtureRegistry } from '../contract/signedIn';
import { startJsonServer, type JsonServer } from './startJsonServer.mjs';

/* The console with a sign-in of another kind, over a json-server that really runs. */

const SOON = { timeout: 30_000 };
let server: JsonServer;
let requests: string[] = [];
/** The status that changes are refused with, instead of being made. */
let refuse: number | undefined;

beforeAll(async () => {
  answerProvidersByWire(false);
  configure({ defaultHidden: true });
  server = await startJsonServer();
  const fetched = globalThis.fetch;
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
    requests.push(String(address));
    if (refuse !== undefined && init?.method === 'PUT')
      return Promise.resolve(new Response('{}', { status: refuse, statusText: 'Forbidden' }));
    return fetched(new URL(address, server.origin), init);
  });
});
beforeEach(() => {
  requests = [];
  clearSession();
  resetWireGate();
});
afterEach(() => cleanup());
afterAll(async () => {
  cleanup();
  configure({ defaultHidden: false });
  configureWire({ closed: '' });
  clearSession();
  window.history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
  await server.close();
});

const access: ConsoleAuth['access'] = (_, registry) => menuOf(registry, { wanted: (key) => key.startsWith('shop/') });

async function open(auth: ConsoleAuth, path: string) {
  window.history.replaceState(null, '', path);
  const { element } = await beginAuth({ registry: fixtureRegistry, auth }, auth, defaultBrand, async (locale) =>
    locale === 'zh' ? zh : en,
  );
  await act(async () => void render(element));
}

/** A sign-in that keeps a token, as one over any API would. */
function tokenSignIn(): AuthProvider & { token: string | undefined } {
  const provider: AuthProvider & { token: string | undefined } = {
    token: undefined,
    login: async ({ username, password }: { username: string; password: string }) => {
      if (password !== 'right') throw new Error('Wrong password');
      provider.token = `token of ${username}`;
    },
    logout: async () => {
      provider.token = undefined;
    },
    checkAuth: async () => (provider.token === undefined ? Promise.reject(new Error('Nobody')) : undefined),
    checkError: async (error: HttpError) => (error.status === 401 ? Promise.reject(error) : undefined),
    getIdentity: async () => ({ id: 7, fullName: 'Ada Lovelace' }),
    getPermissions: async () => ['buyer'],
    canAccess: async ({ resource, action }) => resource !== 'shop/sale' && action !== 'delete',
  };
  return provider;
}

const accountCalls = () => requests.filter((address) => address.includes('/account/'));

describe('a token', () => {
  it('is signed in for with a form, shown who it is of, and gates pages and actions', async () => {
    const provider = tokenSignIn();
    await open({ provider, access }, '/shop/product');
    await userEvent.type(await screen.findByLabelText(/^(?:User name|E-mail)/, {}, SOON), 'ada');
    await userEvent.type(screen.getByLabelText('Password'), 'wrong');
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    await screen.findByText('Wrong password');
    await userEvent.clear(screen.getByLabelText('Password'));
    await userEvent.type(screen.getByLabelText('Password'), 'right');
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    await screen.findByText('Product 01', {}, SOON);
    await screen.findAllByText('Acme', {}, SOON); // the name of a reference
    expect(currentSession()).toMatchObject({ userId: '7', userName: 'Ada Lovelace' });
    expect(window.location.pathname).toBe('/shop/product');
    expect(screen.getByRole('link', { name: 'Makers' })).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Sales' })).toBeNull());
    expect(screen.getByRole('link', { name: /New|Create|Add/ })).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Delete Product 01' })).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: /Ada Lovelace/ }));
    await screen.findByText('Log out');
    await waitFor(() => expect(screen.queryByText('Change password')).toBeNull());
    expect(accountCalls()).toEqual([]);
  });

  it('may be asked for by a page of react-admin', async () => {
    const provider = tokenSignIn();
    await open({ provider, access, loginPage: LoginForm }, '/shop/maker');
    await userEvent.type(await screen.findByLabelText(/Username/, {}, SOON), 'ada');
    await userEvent.type(screen.getByLabelText(/Password/), 'right');
    await userEvent.click(screen.getByRole('button', { name: /Sign in/ }));
    await screen.findByText('Borealis', {}, SOON);
    expect(provider.token).toBe('token of ada');
  });
});

describe('a session of a token', () => {
  const signIn = async () => {
    await userEvent.type(await screen.findByLabelText(/^(?:User name|E-mail)/, {}, SOON), 'ada');
    await userEvent.type(screen.getByLabelText('Password'), 'right');
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  };
  const name = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Name/ }, SOON);
  /** Signs in, types in the form of a maker, and saves against a server that refuses. */
  const refused = async (status: number, checkError: AuthProvider['checkError']) => {
    const provider = { ...tokenSignIn(), checkError };
    const left = vi
      .spyOn(window.location, 'replace')
      .mockImplementation((to) => window.history.replaceState(null, '', to));
    await open({ provider, access }, '/shop/maker/2/edit');
    await signIn();
    await userEvent.type(await name(), ' and sons');
    refuse = status;
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    return { provider, left };
  };
  afterEach(() => {
    refuse = undefined;
    sessionStorage.clear();
    vi.restoreAllMocks();
  });

  it('ends where the sign-in says so, and what was typed is there after the next', async () => {
    const { provider, left } = await refused(419, async ({ status }: HttpError) => {
      if (status === 419) throw new Error('Expired');
    });
    await vi.waitFor(() => expect(left).toHaveBeenCalledWith('/login'), SOON);
    cleanup();
    refuse = undefined;
    const logout = vi.spyOn(provider, 'logout');
    await open({ provider, access }, '/login');
    expect(await screen.findByText('Please authorize this website!', {}, SOON)).toBeTruthy();
    expect(logout).toHaveBeenCalledOnce();
    await signIn();
    await vi.waitFor(async () => expect((await name()).value).toBe('Borealis and sons'), SOON);
    expect(window.location.pathname).toBe('/shop/maker/2/edit');
  });

  it('stays where it only refuses', async () => {
    const { left } = await refused(403, async () => {
      throw Object.assign(new Error('Not for you'), { logoutUser: false });
    });
    expect(await screen.findAllByText(/permission|Forbidden/i, {}, SOON)).not.toEqual([]);
    expect(left).not.toHaveBeenCalled();
    expect((await name()).value).toBe('Borealis and sons');
  });
});

it('a redirect comes back to where a person wanted to go', async () => {
  const provider = { ...tokenSignIn(), login: vi.fn(async () => undefined) };
  let known = false;
  provider.checkAuth = async () => (known ? undefined : Promise.reject(new Error('Nobody')));
  provider.handleCallback = async () => void (known = true);
  const auth: ConsoleAuth = { provider: async () => provider, access, loginPage: false };
  await open(auth, '/shop/maker');
  await vi.waitFor(() => expect(provider.login).toHaveBeenCalledWith({}), SOON);
  cleanup();
  await open(auth, '/auth-callback?code=x&state=y');
  await screen.findByText('Borealis', {}, SOON);
  expect(window.location.pathname).toBe('/shop/maker');
});

it('nobody has to sign in where there is no provider', async () => {
  await open({ access }, '/shop/sale');
  await screen.findByText('30 in total', {}, SOON);
  expect(screen.getByRole('link', { name: 'Products' })).toBeTruthy();
  expect(accountCalls()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: new RegExp(defaultBrand.title) }));
  await screen.findByText('Keyboard shortcuts');
  await waitFor(() => expect(screen.queryByText('Log out')).toBeNull());
});
