import type { Kind } from '@/schema';
import { readWallClock } from '@/fields/date/wallClock';

/** One value a move or a save changed, in the words of the log. */
export interface LogChange {
  readonly field: string;
  readonly before: string;
  readonly after: string;
}

/** One move of a record, as its log tells it. What the log does not say is ''. */
export interface LogEntry {
  /** 'YYYY-MM-DD HH:mm:ss'. */
  readonly time: string;
  readonly user: string;
  /** Key of a transition, or the server's own words. */
  readonly action: string;
  readonly from: string;
  readonly to: string;
  /** Why. */
  readonly remark: string;
  readonly changes: readonly LogChange[];
}

type Row = Readonly<Record<string, unknown>>;

const text = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');
const isRow = (row: unknown): row is Row => typeof row === 'object' && row !== null && !Array.isArray(row);

function readChanges(wire: unknown): LogChange[] {
  if (!Array.isArray(wire)) return [];
  return wire.filter(isRow).map(({ field, before, after }) => ({ field: text(field), before: text(before), after: text(after) }));
}

/**
 * The rows of a workflow's log, tolerant of whatever is missing. `names` say how the wire calls `time`, `user`, `action`,
 * `from`, `to`, `remark`, `changes` when not so; states are read as the state field reads them.
 */
export function readLog(rows: readonly unknown[], names: Readonly<Record<string, string>>, readState: (wire: unknown) => ReturnType<Kind['decode']>): LogEntry[] {
  return rows.filter(isRow).map((row) => {
    const at = (name: string) => row[names[name] ?? name];
    return {
      time: readWallClock(at('time')) ?? '',
      user: text(at('user')),
      action: text(at('action')),
      from: text(readState(at('from'))),
      to: text(readState(at('to'))),
      remark: text(at('remark')),
      changes: readChanges(at('changes')),
    };
  });
}
