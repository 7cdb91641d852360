import { WireError } from '@/api';

/** An error as it is told: what kind, and where in the build. No words of it: a name of somebody may stand in them. */
export interface ErrorReport {
  readonly kind: string;
  /** Parts of the build with line and column, the place of the error first. */
  readonly places: readonly string[];
}

const PLACE = /\/assets\/([\w.-]+\.js:\d+:\d+)/g;
const MOST_PLACES = 8;

/**
 * The report of something that was thrown; undefined for what is no fault of the console: a call that failed is told by
 * the server's own log.
 */
export function errorReport(thrown: unknown): ErrorReport | undefined {
  if (thrown instanceof WireError) return undefined;
  if (!(thrown instanceof Error)) return { kind: typeof thrown, places: [] };
  const places = [...(thrown.stack ?? '').matchAll(PLACE)].map(([, place = '']) => place).slice(0, MOST_PLACES);
  return { kind: thrown.name.slice(0, 40), places };
}
