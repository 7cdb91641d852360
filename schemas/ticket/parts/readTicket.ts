import { isEmpty, type WireRow } from '@/dsl';

const partOf = (value: unknown, part: string): unknown =>
  typeof value === 'object' && value !== null && part in value ? Reflect.get(value, part) : value;
const codeOf = (value: unknown): string => String(partOf(value, 'code') ?? '');
const idOf = (value: unknown): string => String(partOf(value, 'id') ?? '');

/** States of a cloud that keeps one (spec 03, work-ticket): what waits while the work goes on. */
const WAITING: Readonly<Record<string, string>> = { changePending: 'change', extensionPending: 'extension' };

/** What became of a request, told by the record alone: an approval puts what was asked for in the place of what was. */
const decided = (requested: unknown, now: unknown): string =>
  isEmpty(requested) ? 'none' : idOf(requested) === idOf(now) ? 'approved' : 'rejected';

/**
 * A ticket of either kind of cloud. One tells beside `status` what became of a change of the leader and of an extension
 * (`changeState`, `extensionState`); the other has one state, `changePending` or `extensionPending` while something
 * waits, and afterwards only the new leader or the new end.
 */
export function readTicket(row: WireRow): WireRow {
  const waiting = WAITING[codeOf(row.status)];
  return {
    ...row,
    changeState: row.changeState ?? (waiting === 'change' ? 'pending' : decided(row.newLeaderId, row.leaderId)),
    extensionState: row.extensionState ?? (waiting === 'extension' ? 'pending' : decided(row.extendTo, row.planEnd)),
    ...(waiting && { status: 'working', waiting }),
  };
}
