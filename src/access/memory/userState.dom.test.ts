import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { registerDraft } from './drafts';
import { takeDraft } from './keptDrafts';
import { endSession, type EndReason } from '../signIn/endSession';
import { keepsArranged } from '../keepsArranged';
import { chooseShared } from './preferences';
import { clearSession, startSession } from '../session';
import { findTyped } from './typedInput';
import { claimUserState } from './userState';

const NAME = 'Janssen';
const AT = Date.UTC(2026, 9, 1);

function signIn(userId: string): void {
  claimUserState(userId);
  startSession({ accessToken: `token-${userId}`, userId, userName: 'U', account: 'u' });
}

/** As far as this document sees: what is in the browser's store, and in this tab's. */
const inBrowser = (): string[] => Object.keys(localStorage).toSorted();
const said = (store: Storage): string => JSON.stringify({ ...store });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.spyOn(window.location, 'replace').mockReturnValue(undefined);
  signIn('u1');
  localStorage.setItem(
    'console.typed.form',
    JSON.stringify({ userId: 'u1', document: 'gone', values: { name: NAME }, at: AT }),
  );
  localStorage.setItem('console.recentRecords', JSON.stringify({ userId: 'u1', records: [NAME] }));
  localStorage.setItem('console.language', '"en"');
  localStorage.setItem('console.opened.u1.people', '["7"]');
  localStorage.setItem('RaStore.people.listParams', JSON.stringify({ filter: { q: NAME } }));
  localStorage.setItem('RaStore.own.u1.people.views', '[]');
});

afterEach(() => {
  clearSession();
  localStorage.clear();
  sessionStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const KEPT = ['RaStore.own.u1.people.views', 'console.language', 'console.opened.u1.people'];

describe.each<EndReason>(['expired', 'permission'])('a session that ends by itself (%s)', (reason) => {
  it('leaves what was typed in its tab alone, and no filter of a list', async () => {
    const close = registerDraft('open', () => ({ name: NAME }));
    await endSession(reason);
    close();
    expect(inBrowser().filter((key) => key !== 'console.lastUser')).toEqual(KEPT);
    expect(said(localStorage)).not.toContain(NAME);
    signIn('u1');
    expect(takeDraft('open')).toEqual({ name: NAME });
    expect(await findTyped('form', AT)).toEqual({ values: { name: NAME }, at: AT });
    expect(localStorage.getItem('console.recentRecords')).toContain(NAME);
    expect(localStorage.getItem('RaStore.people.listParams')).toBeNull();
  });

  it('leaves nothing to somebody else', async () => {
    await endSession(reason);
    signIn('u2');
    expect(said(localStorage) + said(sessionStorage)).not.toContain(NAME);
    signIn('u1');
    expect(await findTyped('form', AT)).toBeUndefined();
  });
});

describe.each<EndReason>(['signed-out', 'password'])('a session that somebody ends (%s)', (reason) => {
  it('leaves nothing of what was typed or asked for', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('away')));
    await endSession(reason);
    expect(inBrowser()).toEqual(KEPT);
    expect(said(sessionStorage)).not.toContain(NAME);
  });
});

it.each<EndReason>(['expired', 'signed-out'])(
  'on a shared computer views and marks of lists go too, however a session ends (%s)',
  async (reason) => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('away')));
    expect(keepsArranged('u1')).toBe(true);
    expect(keepsArranged('u2')).toBe(false);
    chooseShared(true);
    expect(keepsArranged('u1')).toBe(false);
    await endSession(reason);
    expect(inBrowser().filter((key) => key !== 'console.lastUser')).toEqual(['console.language', 'console.shared']);
  },
);
