import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearSession, currentSession, isUsableToken, onSessionChange, startSession } from './session';
import { createStore, localStore } from './storage';
import { claimUserState } from './memory/userState';

const session = { accessToken: 'token-1', userId: '7', userName: 'Ada', account: 'ada@x' };

beforeEach(() => {
  clearSession();
  window.localStorage.clear();
  window.sessionStorage.clear();
});
afterEach(() => vi.restoreAllMocks());

describe('tokens', () => {
  it.each([
    [undefined],
    [null],
    [''],
    ['Basic x'],
    ['xBasicx'],
    ['a\nb'],
    ['令牌'],
    ['a b'],
    [7],
    [{}],
    ['x'.repeat(9000)],
  ])('%j is no session', (token) => {
    expect(isUsableToken(token)).toBe(false);
    window.localStorage.setItem('console.session', JSON.stringify({ ...session, accessToken: token }));
    expect(currentSession()).toBeUndefined();
  });
});

// covers FE-093
describe('the store', () => {
  it.each(['{"a":', 'undefined', ''])('drops the corrupt value %j', (text) => {
    window.localStorage.setItem('console.x', text);
    expect(localStore.read('x')).toBeUndefined();
    expect(window.localStorage.getItem('console.x')).toBeNull();
  });

  it.each(['[]', '"x"', '7', 'null', '{}'])('reads a session from %s as none', (text) => {
    window.localStorage.setItem('console.session', text);
    expect(currentSession()).toBeUndefined();
  });

  it('lives on in memory where the getter throws', () => {
    const blocked = createStore(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    blocked.write('x', { a: 1 });
    expect(blocked.read('x')).toEqual({ a: 1 });
    expect(blocked.keys()).toEqual(['x']);
    blocked.remove('x');
    expect(blocked.read('x')).toBeUndefined();
  });

  it('keeps what no longer fits in memory', () => {
    const full = createStore(() => ({
      ...window.localStorage,
      getItem: () => '"old"',
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    }));
    full.write('x', 'new');
    expect(full.read('x')).toBe('new');
  });
});

describe('changes', () => {
  it('tells this tab and other tabs apart', () => {
    const told: unknown[] = [];
    const stop = onSessionChange((now, elsewhere) => told.push([now?.userId, elsewhere]));
    startSession(session);
    window.localStorage.setItem('console.session', JSON.stringify({ ...session, userId: '8' }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'console.session' }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'other' }));
    window.localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    stop();
    startSession(session);
    expect(told).toEqual([
      ['7', false],
      ['8', true],
      [undefined, true],
    ]);
  });
});

// covers FE-095
it('leaves nothing of one user to the next but language and theme', () => {
  claimUserState('1');
  localStore.write('platform', 'vpp');
  localStore.write('language', 'zh');
  window.localStorage.setItem('console.theme', 'dark');
  window.localStorage.setItem('RaStore.filters', '{}');
  claimUserState('1');
  expect(localStore.read('platform')).toBe('vpp');
  claimUserState('2');
  expect(Object.keys(window.localStorage).sort()).toEqual(['console.language', 'console.lastUser', 'console.theme']);
});
