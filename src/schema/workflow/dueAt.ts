import { isEmpty } from '../condition';
import { addTime } from '../dates/addTime';
import { wallClockNow, zoneOfRecord, type WallClock } from '../operand';
import type { Fields } from '../field';
import type { Limit, WorkflowSpec } from '../workflow';

type Values = Readonly<Record<string, unknown>>;

const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

/**
 * By when a record has to leave its state, `YYYY-MM-DD HH:mm:ss` on its own clock; undefined where nothing limits it.
 *
 * @example dueAt(order.workflow, { status: 'review', since: '2026-03-01 10:00:00' }) // '2026-03-02 10:00:00'
 * @public
 */
export function dueAt(workflow: WorkflowSpec<Fields> | undefined, record: Values): string | undefined {
  const state = workflow && record[workflow.state];
  if (!workflow || isEmpty(state)) return undefined;
  const limits: Readonly<Record<string, Limit | undefined>> = workflow.limits ?? {};
  const limit = limits[String(state)];
  if (!limit) return undefined;
  if ('by' in limit) return textOf(record[limit.by]);
  const since = workflow.since === undefined ? undefined : textOf(record[workflow.since]);
  return since && addTime(since, limit.hours * 60);
}

/**
 * Whether a record should have left its state by now; false where nothing limits it.
 *
 * @example records.filter((record) => isOverdue(order.workflow, record))
 * @public
 */
export function isOverdue(
  workflow: WorkflowSpec<Fields> | undefined,
  record: Values,
  clock: WallClock = wallClockNow,
): boolean {
  const due = dueAt(workflow, record);
  return due !== undefined && due < clock(zoneOfRecord(record));
}
