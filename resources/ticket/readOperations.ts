import { zoneOfRecord, readDateTime } from '@/schema';

/**
 * A step of a ticket as the paper form lists it: whose it is, when it was planned and done (spec 03 §7,
 * operation/list).
 */
export interface Operation {
  readonly step: string;
  readonly role: string;
  readonly operator: string;
  readonly planned: string;
  readonly done: string;
  readonly result: string;
  readonly opinion: string;
}

const text = (value: unknown): string => {
  const plain: unknown = typeof value === 'object' && value !== null && 'desc' in value ? value.desc : value;
  return typeof plain === 'string' || typeof plain === 'number' ? String(plain) : '';
};

/** Rows of the operation list, tolerant of whatever is missing. */
export function readOperations(rows: readonly unknown[]): Operation[] {
  return rows
    .filter((row) => typeof row === 'object' && row !== null)
    .map((row) => {
      const at = new Map<string, unknown>(Object.entries(row));
      return {
        step: text(at.get('step') ?? at.get('operation')),
        role: text(at.get('role')),
        operator: text(at.get('operator') ?? at.get('operatorName')),
        planned: readDateTime(at.get('planned') ?? at.get('planTime'), zoneOfRecord(row)) ?? '',
        done: readDateTime(at.get('doneTime') ?? at.get('operateTime'), zoneOfRecord(row)) ?? '',
        result: text(at.get('result')),
        opinion: text(at.get('opinion')),
      };
    });
}
