import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { setWireHeaders, wireEvents } from '@/api';
import { clearSession, startSession } from '@/access/session';
import type { LiveSpec, Resource } from '@/schema';
import ResourceList from '../ResourceList';
import { renderList, thing } from '../testing/renderList';
import { record, row } from '../testing/listRows';

/** Streams that were asked for, newest last. */
let streams: { readonly url: string; readonly headers: Headers; readonly say: (text: string) => void; end(): void }[] =
  [];
let token = 0;
const wentWrong = vi.fn();

function stream(input: RequestInfo | URL, init?: RequestInit): Response {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({ start: (own) => void (controller = own) });
  init?.signal?.addEventListener('abort', () => controller?.error(new DOMException('left', 'AbortError')));
  streams.push({
    url: String(input),
    headers: new Headers(init?.headers),
    say: (text) => {
      if (!init?.signal?.aborted) controller?.enqueue(new TextEncoder().encode(text));
    },
    end: () => controller?.close(),
  });
  return new Response(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } });
}

beforeAll(() => Promise.all([import('./LiveRows'), import('./Freshness')]));
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  // by this name testing-library looks for clocks that do not run by themselves
  vi.stubGlobal('jest', { advanceTimersByTime: (ms: number) => vi.advanceTimersByTime(ms) });
  streams = [];
  token += 1;
  startSession({ accessToken: `t${token}`, userId: '1', userName: 'a', account: 'a' });
  setWireHeaders(() => ({ token: `t${token}`, language: 'zh' }));
  vi.stubGlobal(
    'fetch',
    vi.fn(async (input: RequestInfo | URL, init?: RequestInit) => stream(input, init)),
  );
});
afterEach(() => {
  cleanup();
  clearSession();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const pass = (seconds: number) => act(async () => void (await vi.advanceTimersByTimeAsync(seconds * 1000)));
const say = async (text: string) => {
  streams.at(-1)?.say(text);
  await pass(0.3);
};
const show = (state: DocumentVisibilityState) =>
  act(async () => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(0);
  });

async function open(live: LiveSpec = { call: 'GET events' }, more: Partial<Resource> = {}) {
  const getList = vi.fn(async () => ({ data: [record(1), record(2)], total: 2 }));
  const drawn = renderList(<ResourceList />, { dataProvider: { getList }, resource: { ...thing, live, ...more } });
  await pass(0.1);
  await row('Thing 1');
  return { getList, ...drawn };
}

it('patches the row an event tells, marks what changed, and asks for nothing', async () => {
  const { getList } = await open();
  expect(streams[0]?.url).toContain('/area/thing/events');
  expect(['authorization', 'language', 'accept'].map((name) => streams[0]?.headers.get(name))).toEqual([
    `Bearer t${token}`,
    'zh',
    'text/event-stream',
  ]);
  await screen.findByText('lists.live.on');
  const first = await row('Thing 1');
  await say('data: {"id": 1, "amount": 77}\n\n');
  await waitFor(() => expect(within(first).getByText('77').closest('td')?.className).toMatch(/changed-/));
  expect(await row('Thing 1'), 'the same row').toBe(first);
  expect(getList).toHaveBeenCalledTimes(1);
});

it('asks again for all else, the more seldom the more is told', async () => {
  const { getList } = await open();
  await say('data: {"id": 9, "amount": 1}\n\n');
  await pass(2);
  expect(getList).toHaveBeenCalledTimes(2);
  for (let second = 0; second < 60; second += 1) {
    await say('data: x\n\n');
    await pass(0.7);
  }
  expect(getList.mock.calls.length).toBeLessThan(9);
  expect(getList.mock.calls.length).toBeGreaterThan(4);
});

it('heeds events of one name only, and waits while something is open over the list', async () => {
  const { getList } = await open({ call: 'GET events', event: 'change' });
  await say('event: other\ndata: {"id": 1, "amount": 77}\n\n');
  await waitFor(() => expect(screen.queryByText('77')).toBeNull());
  const columns = await screen.findByRole('button', { name: 'list.columns.label' });
  act(() => columns.click());
  await pass(0);
  await screen.findByRole('dialog');
  await say('event: change\ndata: {"id": 1, "amount": 77}\n\n');
  await waitFor(() => expect(screen.queryByText('77')).toBeNull());
  act(() => columns.ownerDocument.querySelector<HTMLElement>('.MuiBackdrop-root')?.click());
  await pass(2);
  await screen.findByText('77');
  expect(getList).toHaveBeenCalledTimes(1);
});

it('goes on after the last event when the stream breaks off, is closed while nobody looks, and asks what it missed', async () => {
  const { getList } = await open();
  await say('id: 41\ndata: {"id": 1, "amount": 77}\n\n');
  streams[0]?.end();
  await pass(0);
  expect(streams).toHaveLength(1);
  await pass(3);
  expect(streams).toHaveLength(2);
  expect(streams[1]?.headers.get('last-event-id')).toBe('41');
  expect(getList).toHaveBeenCalledTimes(2);
  await show('hidden');
  await pass(600);
  expect(streams).toHaveLength(2);
  await show('visible');
  await pass(3);
  expect(streams).toHaveLength(3);
  expect(getList).toHaveBeenCalledTimes(3);
});

it('breaks off for good when somebody signs out, and when the list is left', async () => {
  const { unmount } = await open();
  act(() => clearSession());
  await pass(600);
  expect(streams).toHaveLength(1);
  unmount();
  await pass(600);
  expect(streams).toHaveLength(1);
});

it.each([401, 403, 404, 200])(
  'asks a cloud without events once in a session, tells nobody, and refreshes (%i)',
  async (status) => {
    const stop = wireEvents.onEveryFailure(wentWrong);
    const ended = wireEvents.onUnauthorized(wentWrong);
    const fetch = vi.fn(async () => Response.json({ code: '4004', msg: 'No' }, { status }));
    vi.stubGlobal('fetch', fetch);
    const { getList, unmount } = await open({ call: 'GET events' }, { refresh: '30 s' });
    await pass(40);
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(getList.mock.calls.length).toBeGreaterThan(1);
    await waitFor(() => expect(screen.queryByText('lists.live.on')).toBeNull());
    unmount();
    await open({ call: 'GET events' });
    await pass(100);
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(wentWrong).not.toHaveBeenCalled();
    stop();
    ended();
  },
);

it('asks a server that fails now and then less and less often', async () => {
  const fetch = vi.fn(async () => new Response('', { status: 502 }));
  vi.stubGlobal('fetch', fetch);
  await open();
  await pass(300);
  expect(fetch.mock.calls.length).toBeGreaterThan(6);
  expect(fetch.mock.calls.length).toBeLessThan(12);
});

it('rests when somebody wants to read, and goes on', async () => {
  await open();
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  await user.click(await screen.findByRole('button', { name: 'lists.live.pause' }));
  await say('data: {"id": 1, "amount": 77}\n\n');
  await waitFor(() => expect(screen.queryByText('77')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'lists.live.resume' }));
  await pass(1);
  expect(streams).toHaveLength(2);
});

class FakeSocket extends EventTarget {
  static readonly all: FakeSocket[] = [];
  readonly sent: string[] = [];
  constructor(readonly address: string | URL) {
    super();
    FakeSocket.all.push(this);
  }
  send(text: string) {
    this.sent.push(text);
  }
  close() {
    this.dispatchEvent(new Event('close'));
  }
}

it.each([
  [{ message: 'token' }, (token: string) => ({ query: '', sent: [`{"token":"${token}"}`] })],
  [{ query: 'access' }, (token: string) => ({ query: `?access=${token}`, sent: [] })],
  [undefined, () => ({ query: '', sent: [] })],
] as const)('hears of changes by a WebSocket that is told who asks by %j', async (place, wanted) => {
  vi.stubGlobal('WebSocket', FakeSocket);
  const { unmount } = await open({ ws: '/area/thing/socket', ...(place && { token: place }) });
  const socket = FakeSocket.all.at(-1);
  const { query, sent } = wanted(`t${token}`);
  expect(String(socket?.address)).toMatch(/^ws:\/\/[^/]+\/.*\/area\/thing\/socket/);
  expect(new URL(socket?.address ?? '').search).toBe(query);
  act(() => void socket?.dispatchEvent(new Event('open')));
  expect(socket?.sent).toEqual(sent);
  socket?.dispatchEvent(new MessageEvent('message', { data: '{"id": 1, "amount": 77}' }));
  await pass(0.3);
  await screen.findByText('77');
  const close = vi.spyOn(socket ?? new FakeSocket(''), 'close');
  unmount();
  expect(close).toHaveBeenCalledOnce();
});
