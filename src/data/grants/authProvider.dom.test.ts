import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { takeEndReason } from '@/access/signIn/endSession';
import { clearSession, startSession } from '@/access/session';
import { WireError } from '@/api';
import { authProvider } from './authProvider';
import { decide } from './decide';
import { accessOf, registryOf, thingOf } from '../testing/thing';

const thing = thingOf();
const access = accessOf('create', 'remove', 'unlock', 'import');

describe('an action', () => {
  test.each([
    ['list', true],
    ['show', true],
    ['detail', true],
    ['create', true],
    ['edit', false],
    ['delete', true], // its own code, `remove`
    ['remove', true],
    ['unlock', true],
    ['together', false],
    ['open', true], // open to whoever sees the list
    ['import', false], // granted, but there is no such call
    ['constructor', false],
  ])('%s: %s', (action, allowed) => {
    expect(decide(access, '/a/thing', thing, action).allowed).toBe(allowed);
    expect(decide(access, '/a/other', thing, action).allowed).toBe(false);
  });

  test('heeds the condition over the record', () => {
    expect(decide(access, '/a/thing', thing, 'delete', { id: '1', name: 'free' }).allowed).toBe(true);
    expect(decide(access, '/a/thing', thing, 'delete', { id: '1', name: 'fixed' }).allowed).toBe(false);
  });
});

describe('authProvider', () => {
  const provider = authProvider(access, registryOf(thing));
  beforeEach(() => startSession({ accessToken: 'tok', userId: '7', userName: '', account: 'ann' }));
  afterEach(() => {
    clearSession();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  test('knows the user', async () => {
    await expect(provider.checkAuth({})).resolves.toBeUndefined();
    expect(await provider.getIdentity?.()).toEqual({ id: '7', fullName: 'ann' });
    expect(await provider.getPermissions?.({})).toBe(access);
    clearSession();
    await expect(provider.checkAuth({})).rejects.toThrow();
  });

  test('never turns a failure into a log-out', async () => {
    await expect(
      provider.checkError(new WireError({ kind: 'unauthorized', messageKey: 'errors.unauthorized', status: 401 })),
    ).resolves.toBeUndefined();
  });

  test('leaves by the end of the session', async () => {
    vi.stubGlobal('fetch', async () => new Response(''));
    const leave = vi.spyOn(window.location, 'replace').mockReturnValue(undefined);
    expect(await provider.logout({})).toBe(false);
    expect(takeEndReason()).toBe('signed-out');
    expect(leave).toHaveBeenCalledWith('/login');
  });

  test('a session that is gone has expired', async () => {
    vi.spyOn(window.location, 'replace').mockReturnValue(undefined);
    clearSession();
    await provider.logout({});
    expect(takeEndReason()).toBe('expired');
  });

  test.each([
    ['list', true],
    ['show', true],
    ['create', true],
    ['edit', false],
    ['delete', true],
  ])('canAccess %s: %s', async (action, allowed) => {
    expect(await provider.canAccess?.({ resource: 'a/thing', action })).toBe(allowed);
    expect(await provider.canAccess?.({ resource: 'a/other', action })).toBe(false);
  });

  test('without a registry the code is the name', async () => {
    expect(await authProvider(access).canAccess?.({ resource: 'a/thing', action: 'delete' })).toBe(false);
  });
});
