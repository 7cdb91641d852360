import type { BackendContext } from './core/context';
import type { Endpoint } from './core/router';
import type { CrudHooks } from './crud/hooks';
import type { ReportSource } from './report/reportSource';

/** What one area adds to the backend: written calls, what its schemas cannot say, first data. */
export interface BackendModule {
  readonly name: string;
  /** Come before the generic calls of schemas, so that a written handler replaces a generic one. */
  endpoints?(context: BackendContext): Endpoint[];
  /** By resource name. */
  hooks?(context: BackendContext): Readonly<Record<string, CrudHooks>>;
  /** Of its reports; those in `mocks/areas/<area>/<report>.source.ts` are found without being named. */
  readonly sources?: readonly ReportSource[];
  /** Adds what the store does not have yet. Runs at every start, so it must not add anything twice. */
  seed?(context: BackendContext): void | Promise<void>;
}
