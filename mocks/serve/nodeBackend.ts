import { currentTime, machineTime, setClock } from '@/schema/dates';
import { createBackend, type Backend, type BackendOptions } from '../backend';
import type { Clock } from '../core/clock';
import { movableClock } from '../core/movableClock';
import { createFaults } from '../faults';
import { consoleLabels } from '../labels';
import { allReports, allResources } from '../resources';
import { folderBlobs } from '../store/folderBlobs';
import { sqliteStore } from '../store/sqliteStore';
import type { Store } from '../store/store';
import { areas } from '../areas';
import { pricedSite } from '../prices/pricedSite';
import { lastYear } from '../world/lastYear';
import { allSites } from '../world/world';
import { accountTables } from '../account/tables';
import { isDemoPassword } from '../seed/demoPassword';
import { idleWork } from './idleWork';

/** How long a call may sum, in ms; longer ones go on when they come again. */
const LONGEST_SUM = 4000;

/** What the environment may set. */
export interface NodeBackendOptions extends Pick<BackendOptions, 'readWorkbook'> {
  /** Database file. Default `.data/console.db` (`DATA_FILE`). */
  readonly file?: string;
  /** Always this captcha instead of a random one (`CAPTCHA_FIXED`). */
  readonly captcha?: string;
  /** Languages in which names are kept besides Chinese and English (`NAME_LANGUAGES`): `de,fr`. Default none. */
  readonly languages?: readonly string[];
  /** Whether `x-fault`, `/api/__faults` and `/api/__clock` and the token `demo-sso-token` work (`FAULTS=1`). */
  readonly faults?: boolean;
  /**
   * Of all accounts, where there are none yet; without it that of the demonstration. Then a database with the
   * demonstration's accounts is refused.
   */
  readonly password?: string;
  /** By how many ms its clock is ahead of the machine's, with `faults` (`CLOCK_AHEAD`). */
  readonly ahead?: number;
}

export interface NodeBackend extends Pick<Backend, 'fetch'> {
  /** Nobody has an account yet: they are made at the first call. */
  readonly isNew: boolean;
  close(): void;
}

export function optionsFromEnvironment(env: Readonly<Record<string, string | undefined>>): NodeBackendOptions {
  return {
    file: env.DATA_FILE || undefined,
    captcha: env.CAPTCHA_FIXED || undefined,
    languages: env.NAME_LANGUAGES ? env.NAME_LANGUAGES.split(',') : [],
    faults: env.FAULTS === '1',
    ahead: Number(env.CLOCK_AHEAD) || 0,
  };
}

function* worldAhead(store: Store, clock: Clock): Generator<void> {
  for (const site of allSites(clock())) yield* lastYear(pricedSite(store, site), clock());
}

/**
 * The reference backend with all schemas over a database file: what the server and the Vite plugin mount. While nobody
 * asks it sums the last year of its sites, so that the first page of figures need not wait for fifty of them.
 */
export function nodeBackend({
  file = '.data/console.db',
  captcha,
  languages = [],
  faults,
  ahead = 0,
  password,
  readWorkbook,
}: NodeBackendOptions): NodeBackend {
  const store = sqliteStore(file);
  const people = accountTables(store).users.all();
  if (
    password !== undefined &&
    accountTables(store)
      .users.all()
      .some((user) => isDemoPassword(user.password))
  ) {
    store.close();
    throw new Error(
      `${file} has accounts of the demonstration, whose password everybody can read. Set DEMO=1 to serve it as one, or DATA_FILE to another file.`,
    );
  }
  const clock = faults ? movableClock(() => machineTime() + ahead) : currentTime;
  if (faults) setClock(clock);
  const backend = createBackend({
    store,
    blobs: folderBlobs(`${file}.files`),
    ...(readWorkbook && { readWorkbook }),
    clock,
    resources: allResources,
    languages,
    reports: allReports,
    modules: areas,
    labels: consoleLabels,
    faults: faults ? createFaults() : undefined,
    settings: {
      ...(captcha && { captcha }),
      ...(password !== undefined && { password }),
      ...(faults ? { outsideToken: 'demo-sso-token' } : { longestSum: LONGEST_SUM }),
    },
  });
  const summing = idleWork(worldAhead(store, clock));
  return {
    isNew: people.length === 0,
    fetch: (request) => {
      summing.pause();
      return backend.fetch(request);
    },
    close: () => {
      summing.stop();
      store.close();
    },
  };
}
