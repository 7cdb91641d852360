import { resolve } from 'node:path';
import { threadId } from 'node:worker_threads';
import { act, cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { buildAccess } from '@/access/buildAccess';
import { clearSession, startSession } from '@/access/session';
import { call, resetWireGate, setWireHeaders } from '@/api';
import { dataProvider } from '@/data/records/dataProvider';
import { registry } from '@/registry';
import { answerProvidersByWire } from '@/schema';
import { areas } from '@mocks/areas';
import { createBackend } from '@mocks/backend';
import { consoleLabels } from '@mocks/labels';
import { allReports, allResources } from '@mocks/resources';
import { callLog } from '@mocks/serve/callLog';
import { memoryStore } from '@mocks/store/memoryStore';
import { testBackend } from '@mocks/testing';
import { mountConsole } from './mountConsole';

/** Without a layout all is within the window. */
class Near implements Pick<IntersectionObserver, 'observe' | 'unobserve' | 'disconnect'> {
  constructor(private readonly told: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {}
  observe = () => queueMicrotask(() => this.told([{ isIntersecting: true }]));
  unobserve = () => undefined;
  disconnect = () => undefined;
}

/** What all areas begin with: seeded once for all files of a worker, each has a copy. */
const seeded = memoryStore();
await createBackend({
  resources: allResources,
  reports: allReports,
  store: seeded,
  labels: consoleLabels,
  modules: areas,
}).reset();

/** What these tests have the backend do: `npm run coverage:spec` reads it. */
const log = callLog(resolve(`test-results/calls-pages-${threadId}.txt`));

const ADMIN = 'admin@demo.energy';

type Params = Readonly<Record<string, unknown>>;

/** A call as the console made it. */
interface Sent {
  readonly path: string;
  readonly params: Params;
}

/** What a call is answered: data, or a whole response. `forward` has the backend answer it. */
type Reply = (params: Params, forward: () => Promise<Response>) => unknown;

/** How calls are answered instead of by the backend, by the end of their path; the newest counts. */
export type Replies = Readonly<Record<string, Reply>>;

/** A refusal in business terms. */
export const refusal = (msg: string, code = '5001') => Response.json({ code, msg, data: null });

function sentAs(address: string, { body }: RequestInit): Sent {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  const isJson = typeof body === 'string' && body.startsWith('{');
  return { path: pathname, params: isJson ? (JSON.parse(body) as Params) : Object.fromEntries(searchParams) };
}

/**
 * For tests of whole pages in a simulated browser: the console of this build over the reference backend, which is there
 * once for all tests of a file. Nothing has a layout there, and all that is far down is near.
 */
export function useConsole() {
  const backend = testBackend({ store: seeded.copy(), modules: areas });
  const replies: [(path: string) => boolean, Reply][] = [];
  const sent: Sent[] = [];
  let shown: Awaited<ReturnType<typeof mountConsole>> | undefined;

  beforeAll(() => {
    window.resizeTo(1280, 800);
    configure({ defaultHidden: true }); // looking for hidden ancestors costs seconds
    answerProvidersByWire();
  });
  afterEach(() => {
    cleanup();
    shown = undefined;
    replies.length = 0;
    clearSession();
    setWireHeaders(() => ({ language: 'en' }));
    vi.unstubAllGlobals();
    vi.useRealTimers();
    localStorage.clear();
    sessionStorage.clear();
  });
  afterAll(() => {
    configure({ defaultHidden: false });
  });

  let pending = 0;
  async function fetched(address: string, init?: RequestInit): Promise<Response> {
    pending += 1;
    try {
      return await answered(address, init);
    } finally {
      pending -= 1;
    }
  }

  async function answered(address: string, init: RequestInit = {}): Promise<Response> {
    const one = sentAs(address, init);
    sent.push(one);
    const forward = () => {
      log(new Request(new URL(address, 'http://localhost'), { method: init.method ?? 'GET' }));
      return backend.raw(init.method ?? 'GET', address, init);
    };
    const reply = replies.findLast(([isMeant]) => isMeant(one.path))?.[1];
    if (!reply) return forward();
    const data = await reply(one.params, forward);
    return data instanceof Response ? data : Response.json({ code: '0000', msg: 'success', data });
  }

  /** Answers some calls otherwise from now on. */
  function answer(some: Replies): void {
    for (const [ending, reply] of Object.entries(some)) replies.push([(path) => path.endsWith(ending), reply]);
  }

  return {
    answer,
    /** What a walk begins with: a call that has to succeed, before a page is opened. */
    async given<T = unknown>(text: string, params: object, account = ADMIN): Promise<T> {
      const { code, msg, data } = await backend.call(text, params, await backend.token(account));
      if (code !== '0000') throw new Error(`${text}: ${msg}`);
      return data as T;
    },
    /** Answers all calls of such paths alike from now on. */
    answerAll: (paths: RegExp, reply: Reply) => void replies.push([(path) => paths.test(path), reply]),
    /** Opens a page as somebody, from nothing. */
    async open(path: string, { account = ADMIN, language = 'en', answers = {} as Replies } = {}) {
      cleanup();
      const token = await backend.token(account);
      sent.length = 0;
      answer(answers);
      vi.stubGlobal('fetch', fetched);
      vi.stubGlobal('IntersectionObserver', Near);
      setWireHeaders(() => ({ token, language }));
      resetWireGate();
      const access = buildAccess(await call({ method: 'GET', path: '/account/v3/web/menu/routers' }), registry.known);
      const session = { accessToken: token, userId: '1', userName: account, account };
      startSession(session);
      const provider = dataProvider(registry, access);
      shown = await mountConsole(path, { registry, access, dataProvider: provider, session, language });
    },
    /** Has so much time pass at once, in ms: for what a backend takes a while for. */
    pass: (time: number) => void vi.setSystemTime(Date.now() + time),
    /** Goes to another page of the console that is open. */
    go: (path: string) => act(async () => shown?.navigate(path)),
    /** Resolves once every call is answered, and what it was answered is drawn. */
    async settled() {
      for (let quiet = 0; quiet < 3; quiet = pending === 0 ? quiet + 1 : 0)
        await act(async () => {
          await vi.dynamicImportSettled();
          await new Promise((resolve) => void setTimeout(resolve, 5));
        });
    },
    /** The address of the page that is on view. */
    address: () => `${shown?.state.location.pathname ?? ''}${shown?.state.location.search ?? ''}`,
    /** What was sent to calls whose path ends so, the oldest first. */
    sent: (ending: string) => sent.filter(({ path }) => path.endsWith(ending)).map(({ params }) => params),
  };
}
