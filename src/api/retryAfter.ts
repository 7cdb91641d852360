import { currentTime } from '@/schema/dates';

/** Nobody waits longer for a server that says so, in seconds. */
const LONGEST = 3600;

/**
 * Seconds of a Retry-After header: a number, or the time of an HTTP date from now; undefined when unreadable. An hour
 * at most.
 */
export function retryAfter(header: string | null): number | undefined {
  if (!header) return undefined;
  const seconds = /^\d+$/.test(header.trim()) ? Number(header) : (Date.parse(header) - currentTime()) / 1000;
  return Number.isFinite(seconds) ? Math.min(LONGEST, Math.max(0, Math.ceil(seconds))) : undefined;
}
