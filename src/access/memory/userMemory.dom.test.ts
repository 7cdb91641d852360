import { afterEach, describe, expect, it, vi } from 'vitest';
import { clearSession, startSession } from '../session';
import { onUserMemory, readUserMemory, writeUserMemory } from './userMemory';
import { claimUserState } from './userState';

const user = (userId: string) =>
  startSession({ accessToken: `token-${userId}`, userId, userName: userId, account: userId });

afterEach(() => {
  clearSession();
  localStorage.clear();
});

// covers FR-071, HE-380, HE-382, HE-383, HE-385, HE-386, FE-096
describe('what a user leaves in the browser', () => {
  it('is there again for him and for nobody else', () => {
    user('1');
    writeUserMemory('station', '77');
    expect(readUserMemory('station')).toBe('77');
    user('2');
    expect(readUserMemory('station')).toBeUndefined();
    claimUserState('1');
    claimUserState('2');
    user('1');
    expect(readUserMemory('station')).toBeUndefined(); // somebody else was here
  });

  it('is neither read nor written without a session', () => {
    writeUserMemory('station', '77');
    expect(readUserMemory('station')).toBeUndefined();
    expect(localStorage.length).toBe(0);
  });

  it('survives damaged entries', () => {
    user('1');
    for (const text of ['junk', 'null', '[]', '"77"', '{"userId":"1"}']) {
      localStorage.setItem('console.station', text);
      expect(readUserMemory('station')).toBeUndefined();
    }
  });

  it('tells who listens', () => {
    user('1');
    const listener = vi.fn();
    const stop = onUserMemory(listener);
    writeUserMemory('station', '1');
    window.dispatchEvent(new StorageEvent('storage', { key: 'console.station' }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'other' }));
    stop();
    writeUserMemory('station', '2');
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
