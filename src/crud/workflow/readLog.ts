import type { Call, Kind } from '@/schema';
import { readWallClock } from '@/fields/date/wallClock';

/** One move of a record, as its log tells it. What the log does not say is ''. */
export interface LogEntry {
  /** 'YYYY-MM-DD HH:mm:ss'. */
  readonly time: string;
  readonly user: string;
  /** Key of a transition, or the server's own words. */
  readonly action: string;
  readonly from: string;
  readonly to: string;
  readonly remark: string;
}

const text = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

/**
 * The rows of a workflow's log, tolerant of whatever is missing. `names` of the call say how the wire calls
 * `time`, `user`, `action`, `from`, `to`, `remark` when not so; states are read as the state field reads them.
 */
export function readLog(rows: readonly unknown[], call: Call, readState: Kind['decode'], options: object): LogEntry[] {
  const nameOf = (name: string) => call.names?.[name] ?? name;
  return rows
    .filter((row): row is Record<string, unknown> => typeof row === 'object' && row !== null)
    .map((row) => {
      const at = (name: string) => row[nameOf(name)];
      const state = (name: string) => text(readState(at(name), options));
      return {
        time: readWallClock(at('time')) ?? '',
        user: text(at('user')),
        action: text(at('action')),
        from: state('from'),
        to: state('to'),
        remark: text(at('remark')),
      };
    });
}
