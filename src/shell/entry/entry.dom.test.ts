import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { buildAccess } from '@/access/buildAccess';
import { forgetAccess, loadAccess } from '@/access/grants';
import { endSession, takeEndReason } from '@/access/signIn/endSession';
import { clearSession, currentSession, startSession } from '@/access/session';
import { registerDraft } from '@/access/memory/drafts';
import { takeDraft } from '@/access/memory/keptDrafts';
import { setWireHeaders } from '@/api';
import { createRegistry } from '@/data/registry/registry';
import { heedLaterToken, readArrival } from './arrival';
import { createEntry } from './createEntry';
import { envelope, fakeServer } from './fakeServer';

const known = { schemas: new Set(['a']), pages: new Set<string>() };
const routers = { productDtoList: [{ code: 'vpp', menus: [{ type: 1, name: 'A', path: '/a', component: 'a' }] }] };
const ada = { accessToken: 'token-ada', userId: '1', userName: 'Ada', account: 'ada' };
const bob = { accessToken: 'token-bob', userId: '2', userName: 'Bob', account: 'bob' };
const registry = createRegistry({ schemas: {}, views: {}, pages: {}, messages: {} });
const open = async () => ({ access: await loadAccess(known), registry, mustChange: false });
const prefetch = () => Promise.resolve();
const visit = (path: string) => window.history.replaceState(null, '', path);
const arrive = () => {
  const entry = createEntry('sso', open, prefetch);
  onTestFinished(entry.start(readArrival()));
  return entry;
};
/** A machine with much to do needs its time for the parts that are loaded on demand. */
const SOON = { timeout: 10_000 };
const reaches = (entry: ReturnType<typeof arrive>, name: string) =>
  vi.waitFor(() => expect(entry.stage().name).toBe(name), SOON);
const leave = () => vi.spyOn(window.location, 'replace').mockImplementation(() => undefined);

beforeEach(() => {
  clearSession();
  forgetAccess();
  window.localStorage.clear();
  window.sessionStorage.clear();
  setWireHeaders(() => ({ token: currentSession()?.accessToken, language: 'en' }));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  visit('/');
});

describe('arriving', () => {
  it('shows the sign-in at once on a deep link and goes there afterwards', async () => {
    fakeServer({ routers, convertToken: ada });
    visit('/a/7/show?tab=2');
    expect(arrive().stage()).toEqual({ name: 'sign-in', busy: false });
    expect(window.location.pathname).toBe('/login');
    visit('/login?iemsToken=t');
    await reaches(arrive(), 'ready');
    expect(window.location.pathname + window.location.search).toBe('/a/7/show?tab=2');
  });

  it('goes to a wanted path that is not granted, where the page says so', async () => {
    fakeServer({ routers, convertToken: ada });
    visit('/b');
    arrive();
    visit('/login?iemsToken=t');
    await reaches(arrive(), 'ready');
    expect(window.location.pathname).toBe('/b');
  });

  it('opens the console for a session, and asks again after a failure', async () => {
    let fails = true;
    const server = fakeServer({ routers: () => (fails ? new Response('<html>', { status: 500 }) : routers) });
    startSession(ada);
    visit('/a');
    const entry = arrive();
    await reaches(entry, 'failed');
    fails = false;
    entry.retry();
    await reaches(entry, 'ready');
    expect(server.count('routers')).toBe(2);
    expect(window.location.pathname).toBe('/a');
  });
});

describe('tokens in the address', () => {
  // covers FE-013, FE-015, FE-016, FR-064
  it('takes iemsToken out before the one exchange', async () => {
    const seen: string[] = [];
    const server = fakeServer({ routers, convertToken: () => (seen.push(window.location.href), ada) });
    visit('/login?iemsToken=secret&iemsToken=other&x=1');
    await reaches(arrive(), 'ready');
    expect(seen).toEqual(['http://localhost:3000/login?x=1']);
    expect(server.requests.find(({ path }) => path.endsWith('convertToken'))).toMatchObject({
      body: { token: 'secret', source: 'iems-cloud', tokenType: 'web' },
      token: null,
    });
  });

  it.each(['', 'x'.repeat(10_000), '%00', '%3Cscript%3E%20'])('makes no call for %s', (token) => {
    const server = fakeServer({});
    visit(`/login?iemsToken=${token}`);
    expect(arrive().stage()).toMatchObject({ name: 'sign-in', notice: { key: 'errors.link' } });
    expect(server.requests).toEqual([]);
    expect(window.location.href).toBe('http://localhost:3000/login');
  });

  it('stays on the sign-in with the reason when the exchange is refused', async () => {
    const server = fakeServer({ convertToken: () => new Response('', { status: 401 }) });
    visit('/login?iemsToken=old');
    const entry = arrive();
    await vi.waitFor(
      () => expect(entry.stage()).toMatchObject({ name: 'sign-in', busy: false, notice: { tone: 'error' } }),
      SOON,
    );
    expect(server.count('convertToken')).toBe(1);
  });

  // covers FE-014, FE-017, FE-018
  it('lands with a token: another user is gone before the exchange', async () => {
    const server = fakeServer({
      routers,
      ssoLogin: () => (expect(window.localStorage.getItem('console.session')).toBeNull(), { userInfo: bob }),
    });
    startSession(ada);
    visit('/authentication?token=t');
    const entry = arrive();
    entry.answer(true);
    await reaches(entry, 'ready');
    expect(window.location.pathname).toBe('/');
    expect(server.requests[0]).toMatchObject({ body: { token: 't', ssoCode: 'sso' }, token: null });
    expect(currentSession()).toEqual(bob);
  });

  it('takes a token out of the fragment as well', async () => {
    const server = fakeServer({ routers, convertToken: ada });
    visit('/login?x=1#iemsToken=secret');
    const entry = arrive();
    expect(window.location.href).toBe('http://localhost:3000/login?x=1');
    await reaches(entry, 'ready');
    expect(server.requests.find(({ path }) => path.endsWith('convertToken'))?.body).toMatchObject({ token: 'secret' });
  });

  it('loads the page anew for a fragment with a token that comes later', () => {
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
    heedLaterToken();
    visit('/login#top');
    window.dispatchEvent(new Event('hashchange'));
    visit('/platform/user#token=x');
    window.dispatchEvent(new Event('hashchange'));
    expect(reload).not.toHaveBeenCalled();
    visit('/login#iemsToken=x');
    window.dispatchEvent(new Event('hashchange'));
    expect(reload).toHaveBeenCalledOnce();
  });

  it('does nothing at the landing without a token', () => {
    const server = fakeServer({});
    startSession(ada);
    visit('/authentication');
    expect(arrive().stage().name).toBe('landing');
    expect(server.requests).toEqual([]);
    expect(currentSession()).toEqual(ada);
  });
});

describe('a link with a token while somebody is signed in', () => {
  const links = ['/login?iemsToken=t', '/login#iemsToken=t', '/authentication?token=t', '/authentication/#token=t'];
  const serves = () => fakeServer({ routers, convertToken: bob, ssoLogin: bob });
  /** Arrives by the link as Ada, who left something. */
  const follow = (link: string, session = ada) => {
    startSession(session);
    window.localStorage.setItem('console.station', '"hers"');
    visit(link);
    return arrive();
  };

  it.each(links)('%s asks first: the token is gone from the address, and nothing is called', (link) => {
    const server = serves();
    const entry = follow(link);
    expect(entry.stage()).toEqual({ name: 'replace', signedIn: 'Ada' });
    expect(window.location.href).not.toMatch(/[?#]/);
    expect(server.requests).toEqual([]);
    expect(currentSession()).toEqual(ada);
  });

  it.each(links)('%s is cancelled: the session stays, and the console opens at its root', async (link) => {
    const server = serves();
    const entry = follow(link);
    entry.answer(false);
    await reaches(entry, 'ready');
    expect([server.count('convertToken'), server.count('ssoLogin'), window.location.pathname]).toEqual([0, 0, '/']);
    expect(currentSession()).toEqual(ada);
    entry.answer(true); // a second press
    expect(currentSession()).toEqual(ada);
  });

  it.each(links)('%s is gone on with: nothing of who was there is left or sent', async (link) => {
    const server = serves();
    const entry = follow(link);
    entry.answer(true);
    expect([currentSession(), window.localStorage.getItem('console.station')]).toEqual([undefined, null]);
    await reaches(entry, 'ready');
    expect(server.count('convertToken') + server.count('ssoLogin')).toBe(1);
    expect(server.requests.filter(({ token }) => token?.includes(ada.accessToken))).toEqual([]);
    expect(currentSession()).toEqual(bob);
  });

  it('asks also whoever has no name, and follows what happens in other tabs', async () => {
    const server = serves();
    const entry = follow('/login?iemsToken=t', { ...ada, userName: '' });
    expect(entry.stage()).toEqual({ name: 'replace', signedIn: 'ada' });
    const elsewhere = () => window.dispatchEvent(new StorageEvent('storage', { key: 'console.session' }));
    window.localStorage.setItem('console.session', JSON.stringify({ ...bob, userName: 'Bo' }));
    elsewhere();
    expect(entry.stage()).toEqual({ name: 'replace', signedIn: 'Bo' });
    expect(server.requests).toEqual([]);
    window.localStorage.removeItem('console.session');
    elsewhere();
    await reaches(entry, 'ready');
    expect(currentSession()).toEqual(bob);
  });
});

describe('after a sign-in', () => {
  it.each([[{ productDtoList: [] }], [null]])(
    'says that nothing is granted for %j and drops the token',
    async (empty) => {
      fakeServer({ routers: empty, convertToken: ada });
      visit('/login?iemsToken=t');
      const entry = arrive();
      await vi.waitFor(
        () => expect(entry.stage()).toMatchObject({ name: 'sign-in', busy: false, notice: { key: 'empty' } }),
        SOON,
      );
      expect(currentSession()).toBeUndefined();
      expect(window.location.pathname).toBe('/login');
    },
  );

  it('goes back to the sign-in when the menus fail', async () => {
    fakeServer({ routers: () => envelope(null, '5000', 'Menus are broken'), convertToken: ada });
    visit('/login?iemsToken=t');
    const entry = arrive();
    await vi.waitFor(
      () => expect(entry.stage()).toMatchObject({ name: 'sign-in', busy: false, notice: { text: 'Menus are broken' } }),
      SOON,
    );
  });

  it('stops at the password when it must be changed', async () => {
    fakeServer({ routers });
    startSession(ada);
    const entry = createEntry(
      'sso',
      async () => ({ access: buildAccess(routers, known), registry, mustChange: true }),
      prefetch,
    );
    visit('/a');
    onTestFinished(entry.start(readArrival()));
    await reaches(entry, 'password');
  });
});

describe('other tabs', () => {
  const elsewhere = (session: object | undefined) => {
    if (session) window.localStorage.setItem('console.session', JSON.stringify(session));
    else window.localStorage.removeItem('console.session');
    window.dispatchEvent(new StorageEvent('storage', { key: 'console.session' }));
  };

  it.each([
    ['a sign-out', undefined],
    ['another user', bob],
  ])('%s leaves the console', async (_, session) => {
    fakeServer({ routers });
    const replace = leave();
    startSession(ada);
    visit('/a');
    await reaches(arrive(), 'ready');
    elsewhere({ ...ada, accessToken: 'renewed' });
    expect(replace).not.toHaveBeenCalled();
    elsewhere(session);
    expect(replace).toHaveBeenCalledWith('/');
  });
});

describe('the end of a session', () => {
  it('happens once, keeps place and drafts, and says why after the reload', async () => {
    const replace = leave();
    startSession(ada);
    visit('/a/7/edit');
    const close = registerDraft('a/7', () => ({ name: 'typed' }));
    await Promise.all(Array.from({ length: 6 }, () => endSession('expired')));
    close();
    await endSession('expired');
    expect(replace.mock.calls).toEqual([['/login']]);
    expect(takeEndReason()).toBe('expired');
    expect(takeEndReason()).toBeUndefined();
    startSession(bob);
    expect(takeDraft('a/7')).toBeUndefined();
  });

  it('gives the draft back to its user', async () => {
    leave();
    startSession(ada);
    const close = registerDraft('a/8', () => ({ name: 'typed' }));
    await endSession('permission');
    close();
    startSession(ada);
    expect(takeDraft('a/8')).toEqual({ name: 'typed' });
    expect(takeDraft('a/8')).toBeUndefined();
  });

  it.each([
    ['hangs', () => new Promise(() => undefined)],
    ['fails', () => new Response('', { status: 500 })],
    ['is cut off', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('signs out within 3 s when the server %s, with nothing left but preferences (fault 18)', async (_, logout) => {
    vi.useFakeTimers();
    fakeServer({ logout });
    const replace = leave();
    startSession(ada);
    window.localStorage.setItem('console.language', '"zh"');
    window.localStorage.setItem('console.platform', '"vpp"');
    const ended = endSession('signed-out');
    await vi.advanceTimersByTimeAsync(3000);
    await ended;
    expect(replace).toHaveBeenCalledWith('/login');
    expect(Object.keys(window.localStorage)).toEqual(['console.language']);
  });
});
