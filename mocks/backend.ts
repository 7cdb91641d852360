import { Hono } from 'hono';
import { inLanguages, type Report, type Resource } from '@/schema';
import { currentTime } from '@/schema/dates';
import { accountModule } from './account/accountModule';
import { recordOperation } from './account/recordOperation';
import { authModule } from './auth/authModule';
import { sessions } from './auth/sessions';
import { actionEndpoints } from './crud/actionEndpoints';
import { choiceEndpoints } from './crud/choices';
import { crudEndpoints } from './crud/crudEndpoints';
import { importEndpoints } from './crud/import/importEndpoints';
import { ownFieldsEndpoint } from './crud/own/ownFieldsEndpoint';
import { liveEndpoint } from './crud/live/liveEndpoint';
import { recordEndpoints } from './crud/recordEndpoints';
import { summaryEndpoint } from './crud/summaryEndpoint';
import { versionEndpoints } from './crud/versions/versionEndpoints';
import type { Clock } from './core/clock';
import { clockCall } from './core/clockCall';
import type { BackendContext, Labels, Settings } from './core/context';
import { inWire } from './core/inWire';
import { answer, answerRefusal } from './core/envelope';
import { isMovable } from './core/movableClock';
import { localeOf } from './core/readIncoming';
import { Refusal } from './core/refusal';
import { createRouter } from './core/router';
import { submissions } from './core/submissions';
import { applyFault } from './applyFault';
import { isFault, type Faults } from './faults';
import type { BackendModule } from './module';
import { reportEndpoints } from './report/reportEndpoints';
import { seedReportMenus } from './seed/seedReportMenus';
import { seedSamples } from './seed/seedSamples';
import type { Store } from './store/store';
import { toldStore } from './store/toldStore';
import { transitionEndpoints } from './workflow/transitionEndpoints';
import { DEMO_PASSWORD } from './seed/publicPassword';
import { memoryBlobs, type Blobs } from './store/blobs';

export interface BackendOptions {
  readonly store: Store;
  /** Reads files of sheets; here when absent, where all others wait for it. */
  readonly readWorkbook?: BackendContext['readWorkbook'];
  /** Where uploads are kept; in memory when absent. */
  readonly blobs?: Blobs;
  readonly resources: readonly Resource[];
  /** Languages in which names are kept besides Chinese and English, as `wire.languages` says them. Default none. */
  readonly languages?: readonly string[];
  /** Default none. */
  readonly reports?: readonly Report[];
  /**
   * What everything here takes the time from. One that can be moved is told, and put forward, at `/api/__clock`.
   * Default the machine's.
   */
  readonly clock?: Clock;
  /** Makes `x-fault` headers and `POST /api/__faults` work; without it both are ignored. */
  readonly faults?: Faults;
  readonly labels?: Labels;
  readonly settings?: Partial<Settings>;
  /** First records for resources that no area seeds. Default true. */
  readonly samples?: boolean;
  /** What areas add to sign-in and account administration. */
  readonly modules?: readonly BackendModule[];
}

/** The reference backend: a web-standard application. Mounted in Node, in the Vite server and in MSW. */
export interface Backend {
  fetch(request: Request): Promise<Response>;
  /** Forgets everything and seeds again. */
  reset(): Promise<void>;
  /** `METHOD /path` of every call it answers, as the specification prints paths. */
  readonly calls: ReadonlySet<string>;
}

const SETTINGS: Settings = {
  password: DEMO_PASSWORD,
  passwordRounds: 600_000,
  tokenHours: 8,
  idleHours: 2,
  longestSum: Infinity,
  maxUploadMegabytes: 100,
  uploadQuotaMegabytes: 2000,
};
const NO_LABELS: Labels = { field: () => undefined, value: () => undefined, text: () => undefined };

const readHere: BackendContext['readWorkbook'] = async (bytes, options) =>
  (await import('@/schema')).readWorkbook(bytes, options);

async function setFaults(faults: Faults, request: Request): Promise<Response> {
  const body: unknown = await request.json().catch(() => undefined);
  faults.set((Array.isArray(body) ? body : [body]).filter(isFault));
  return answer(null, 'en');
}

/** Makes a backend over a store. It seeds what the store does not have yet before it answers the first call. */
export function createBackend(options: BackendOptions): Backend {
  const {
    languages = [],
    reports = [],
    clock = currentTime,
    faults,
    labels = NO_LABELS,
    settings,
    samples = true,
    modules = [],
    blobs = memoryBlobs(),
    readWorkbook = readHere,
  } = options;
  const store = toldStore(options.store);
  const resources = options.resources.map((one) => inLanguages(one, languages));
  const context: BackendContext = {
    store,
    blobs,
    readWorkbook,
    clock,
    labels,
    resources: new Map(resources.map((one) => [one.name, one])),
    settings: { ...SETTINGS, ...settings },
    hooks: new Map(),
    reports: new Map(reports.map((one) => [one.name, one])),
    sources: new Map(modules.flatMap((part) => part.sources ?? []).map((one) => [one.report, one])),
  };
  const gate = sessions(context);
  const app = new Hono();
  const router = createRouter(app, {
    open: gate.open,
    acknowledge: gate.acknowledge,
    now: clock,
    uploadMegabytes: context.settings.maxUploadMegabytes,
    longestSum: context.settings.longestSum,
    once: submissions(store, clock),
    record: (incoming, endpoint, started, error) => recordOperation(context, incoming, endpoint, started, error),
  });
  const parts = [authModule, accountModule, ...modules];
  for (const part of parts)
    for (const [name, hooks] of Object.entries(part.hooks?.(context) ?? {})) context.hooks.set(name, hooks);
  for (const part of parts) router.add(...(part.endpoints?.(context) ?? []));
  for (const resource of resources) {
    const standard = crudEndpoints(context, resource);
    router.add(
      ...transitionEndpoints(context, resource, standard),
      ...standard,
      ...importEndpoints(context, resource),
      ...actionEndpoints(context, resource),
    );
    router.add(
      ...versionEndpoints(context, resource),
      ...summaryEndpoint(context, resource),
      ...ownFieldsEndpoint(context, resource),
      ...liveEndpoint(context, resource, store),
      ...recordEndpoints(context, resource),
    );
  }
  router.add(...choiceEndpoints(context));
  for (const report of reports) router.add(...reportEndpoints(context, report));
  app.notFound((found) => answerRefusal(new Refusal('unknownCall', { status: 404 }), localeOf(found.req.raw)));

  const seed = async () => {
    const known = gate.upToDate();
    for (const part of parts) await part.seed?.(context);
    await seedReportMenus(context);
    // a menu that came with a schema being written is nobody's decision: it ends no session
    known.forEach(gate.acknowledge);
    if (samples) await seedSamples(context, new Set(parts.map(({ name }) => name)));
  };
  let ready: Promise<void> | undefined;
  return {
    calls: router.calls,
    reset: () => {
      store.clear();
      blobs.clear();
      ready = seed();
      return ready;
    },
    fetch: async (request) => {
      const { pathname } = new URL(request.url);
      if (faults && pathname === '/api/__faults') return setFaults(faults, request);
      if (isMovable(clock) && pathname === '/api/__clock') return clockCall(clock, request, gate.prolong);
      ready ??= seed();
      await ready;
      const fault = faults?.take(request);
      const real = async () => inWire(request, await app.fetch(request));
      return fault ? applyFault(fault, request, real) : real();
    },
  };
}
