import type { LogEntry } from './readLog';

/** Where a record stands on the usual path of its workflow. */
export interface Reached {
  /** Index of the last state of the path it was in; -1 when none is known. */
  readonly step: number;
  /** It has left the path: a detour or an end that the path does not name. */
  readonly off: boolean;
}

/** The step of the path a state stands on; off the path, the last one its log (newest first or last) tells of. */
export function reachedStep(path: readonly string[], state: string, log: readonly LogEntry[]): Reached {
  const step = path.indexOf(state);
  if (step >= 0) return { step, off: false };
  const seen = log.flatMap((entry) => [path.indexOf(entry.from), path.indexOf(entry.to)]);
  return { step: Math.max(-1, ...seen), off: state !== '' };
}
