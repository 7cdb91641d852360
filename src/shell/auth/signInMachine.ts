import type { AuthProvider } from 'react-admin';
import { onSessionChange, type Access } from '@/access';
import {
  claimUserState,
  clearSession,
  endSession,
  inBase,
  NO_TOKEN,
  rememberReturn,
  addressHere,
  startSession,
  takeEndReason,
} from '@/access/internal';
import { resetWireGate, wireEvents, asObject } from '@/api';
import { asMessage } from '@/api/internal';
import type { Registry } from '@/data';
import { authProvider } from '@/data/internal';
import { brandTitle, type Brand } from '../brands/brand';
import type { ConsoleOptions } from '../consoleOptions';
import { openRegistry } from '../entry/openRegistry';
import { restoreRoute } from '../entry/restoreRoute';
import type { Notice } from '../entry/stage';
import { accessOf } from './accessOf';
import type { ConsoleAuth } from './consoleAuth';
import { menuOf } from './menuOf';

/** Where a redirect of a sign-in elsewhere comes back to, as react-admin has it. */
const CALLBACK = '/auth-callback';
/** Of a session whose token the provider keeps. */
const ELSEWHERE = 'elsewhere';

export type AuthStage =
  | { readonly name: 'opening' }
  | { readonly name: 'sign-in'; readonly notice?: Notice }
  | { readonly name: 'failed'; readonly notice: Notice }
  | { readonly name: 'ready'; readonly access: Access; readonly registry: Registry; readonly gate: AuthProvider };

export interface SignInMachine {
  stage(): AuthStage;
  subscribe(listener: () => void): () => void;
  /** Signs in with what a form sends; rejects with what the provider says. */
  signIn(params: unknown): Promise<unknown>;
  retry(): void;
}

const messageOf = (error: unknown): string | undefined =>
  error instanceof Error ? asMessage(error.message) : asMessage(error);

/** Leaves for another site, or goes to a path of this one; whether the document is left. */
function follow(target: unknown): boolean {
  if (typeof target !== 'string' || target === '') return false;
  if (/^https?:/.test(target)) {
    window.location.assign(target);
    return true;
  }
  window.history.replaceState(null, '', inBase(target.startsWith('/') ? target : `/${target}`));
  return false;
}

const isAt = (path: string): boolean => window.location.pathname === inBase(path);

/** The session of the console, whose token the provider keeps. */
function begin(
  identity: { readonly id: unknown; readonly fullName?: string | undefined },
  known: boolean,
  name: string,
) {
  const userId = String(identity.id);
  resetWireGate();
  claimUserState(userId);
  startSession({
    accessToken: known ? ELSEWHERE : NO_TOKEN,
    userId,
    userName: identity.fullName ?? name,
    account: '',
  });
  return userId;
}

/**
 * The gate that pages ask: the grants of the menus first, then the sign-in's own word. It ends no session by itself:
 * react-admin answers a failed save as a success when it does.
 */
function gateOf(access: Access, registry: Registry, provider: AuthProvider | undefined): AuthProvider {
  const own = authProvider(access, registry);
  return {
    ...own,
    ...provider,
    checkError: async () => undefined,
    logout: own.logout,
    getPermissions: async (params) => provider?.getPermissions?.(params) ?? access,
    getIdentity: async (params) => provider?.getIdentity?.(params) ?? own.getIdentity?.(params) ?? { id: '' },
    canAccess: async (params) =>
      (await own.canAccess?.(params)) === true && (await provider?.canAccess?.(params)) !== false,
  };
}

/** The way from an address to the console with a sign-in of another kind. */
export function signInMachine(
  options: ConsoleOptions,
  auth: ConsoleAuth,
  brand: Brand,
  language: string,
): SignInMachine {
  const listeners = new Set<() => void>();
  let stage: AuthStage = { name: 'opening' };
  let loaded: Promise<AuthProvider | undefined> | undefined;
  const providerOf = async () =>
    (loaded ??= Promise.resolve(typeof auth.provider === 'function' ? auth.provider() : auth.provider));
  const go = (next: AuthStage) => {
    stage = next;
    for (const listener of listeners) listener();
  };

  const showSignIn = async (provider: AuthProvider, notice?: Notice) => {
    clearSession();
    if (auth.loginPage === false) return void (await provider.login({}));
    if (!isAt('/login')) window.history.replaceState(null, '', inBase('/login'));
    return go({ name: 'sign-in', ...(notice && { notice }) });
  };

  const open = async (provider: AuthProvider | undefined) => {
    go({ name: 'opening' });
    const registry = await openRegistry(options);
    const identity = (await provider?.getIdentity?.()) ?? { id: 'anybody' };
    const userId = begin(identity, provider !== undefined, brandTitle(brand, language));
    const menus = (await auth.access?.(identity, registry)) ?? (await menuOf(registry));
    const access = await accessOf(menus, registry, provider);
    if (access.platforms.length === 0) {
      const notice: Notice = { tone: 'error', key: 'empty' };
      return provider ? showSignIn(provider, notice) : go({ name: 'failed', notice });
    }
    if (isAt('/login') || isAt(CALLBACK)) restoreRoute(userId);
    // A refusal that the provider takes for the end of the session is one here, too: also of a form, which tells it.
    wireEvents.onEveryFailure((error) => {
      void provider?.checkError(error).catch(async (cause: unknown) => {
        // it has words of its own for a page that is refused to somebody who stays
        if (asObject(cause)?.logoutUser !== false) await endSession('expired');
      });
    });
    onSessionChange((session, elsewhere) => {
      if (elsewhere && session?.userId !== userId) window.location.replace(inBase('/'));
    });
    return go({ name: 'ready', access, registry, gate: gateOf(access, registry, provider) });
  };

  /** A session that ended in this window: the provider forgets it now, before anything else. */
  const leave = async (provider: AuthProvider): Promise<boolean> => {
    const reason = takeEndReason();
    if (reason === undefined) return false;
    const target = await provider.logout({}).catch(() => undefined);
    if (follow(target)) return true;
    await showSignIn(provider, reason === 'expired' ? { tone: 'error', key: 'ended.expired' } : undefined);
    return true;
  };

  const start = async (): Promise<void> => {
    const provider = await providerOf();
    if (!provider) return open(undefined);
    if (await leave(provider)) return undefined;
    if (isAt(CALLBACK) && provider.handleCallback) {
      const answer = await provider.handleCallback();
      const target = asObject(answer)?.redirectTo;
      if (follow(typeof target === 'string' ? target : '/')) return undefined;
    }
    try {
      await provider.checkAuth({});
    } catch (error) {
      const target = asObject(error)?.redirectTo;
      if (!isAt('/login') && !isAt(CALLBACK)) rememberReturn(addressHere());
      if (typeof target === 'string' && /^https?:/.test(target)) return void follow(target);
      return showSignIn(provider);
    }
    return open(provider);
  };

  const run = () => {
    start().catch((error: unknown) => {
      console.error(error);
      const text = messageOf(error);
      go({ name: 'failed', notice: { tone: 'error', key: 'errors.unknown', ...(text && { text }) } });
    });
  };
  run();

  return {
    stage: () => stage,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    signIn: async (params) => {
      const provider = await providerOf();
      const answer: unknown = await provider?.login(params);
      await open(provider);
      return answer;
    },
    retry: run,
  };
}
