import { currentTime, machineTime, setClock } from '@/schema/dates';
import { createBackend, type Backend, type BackendOptions } from '../backend';
import { movableClock } from '../core/movableClock';
import { createFaults } from '../faults';
import { consoleLabels } from '../labels';
import { allReports, allResources } from '../resources';
import { folderBlobs } from '../store/folderBlobs';
import { sqliteStore } from '../store/sqliteStore';
import { areas } from '../areas';
import { pricedSite } from '../prices/pricedSite';
import type { Site } from '../world/site';
import { allSites } from '../world/world';
import { accountTables } from '../account/tables';
import { isDemoPassword } from '../seed/demoPassword';

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
  /** Sums the last year of sites elsewhere; answers what stops it. Without it they are summed when somebody asks. */
  sumAhead?(sites: readonly Site[], now: number): () => void;
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

/**
 * The reference backend with all schemas over a database file: what the server and the Vite plugin mount. Where it can,
 * the last year of its sites is summed ahead, so that the first page of figures need not wait for fifty of them.
 */
export function nodeBackend({
  file = '.data/console.db',
  captcha,
  languages = [],
  faults,
  ahead = 0,
  password,
  readWorkbook,
  sumAhead,
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
  let stopSumming: (() => void) | undefined;
  return {
    isNew: people.length === 0,
    fetch: async (request) => {
      const answer = await backend.fetch(request);
      // Not before the first answer: until then nobody has prices yet.
      stopSumming ??= sumAhead?.(
        allSites(clock()).map((site) => pricedSite(store, site)),
        clock(),
      );
      return answer;
    },
    close: () => {
      stopSumming?.();
      store.close();
    },
  };
}
