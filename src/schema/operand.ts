import { isObject } from './isObject';
import { nowOn } from './dates/clock';

/** Another value of the same record: `{ planEnd: { gt: { field: 'planStart' } } }`. @public */
export interface FieldOperand<K extends string = string> {
  readonly field: K;
}

/** The moment of asking: `{ planEnd: { gt: { now: true } } }` is a time to come. @public */
export interface NowOperand {
  readonly now: true;
}

/** Now as the clock on the wall of a zone shows it, `YYYY-MM-DD HH:mm:ss`; without a zone, of the machine. @public */
export type WallClock = (zone?: string) => string;

/**
 * Now as a clock on the wall of a zone shows it, `YYYY-MM-DD HH:mm:ss`. Zone: IANA name; without one, that of the
 * machine.
 *
 * @example wallClockNow('Europe/Berlin').slice(11, 16) // '08:30'
 * @public
 */
export const wallClockNow: WallClock = (zone) => nowOn(zone);

/**
 * Name of the field an operand refers to; undefined for a constant and for `{ now: true }`.
 *
 * @example operandField({ field: 'planStart' }) // 'planStart'
 * @public
 */
export function operandField(operand: unknown): string | undefined {
  if (!isObject(operand) || !('field' in operand) || typeof operand.field !== 'string') return undefined;
  return operand.field;
}

/**
 * The zone (IANA name) whose clock the times of a record or a row are told by: its field `timeZone`, or the field
 * `name` names; undefined where it has none.
 *
 * @example zoneOfRecord({ timeZone: 'Asia/Shanghai' }) // 'Asia/Shanghai'
 * @public
 */
export function zoneOfRecord(record: object, name = 'timeZone'): string | undefined {
  const zone: unknown = isObject(record) ? record[name] : undefined;
  return typeof zone === 'string' && zone !== '' ? zone : undefined;
}

/**
 * What a test compares with: a constant, another value of the record, or now on the clock of the record's zone.
 *
 * @example operandValue({ field: 'planStart' }, { planStart: '2026-11-27' }, wallClockNow) // '2026-11-27'
 * @public
 */
export function operandValue(operand: unknown, record: object, clock: WallClock): unknown {
  const name = operandField(operand);
  if (name !== undefined) return (record as Readonly<Record<string, unknown>>)[name];
  return isObject(operand) && 'now' in operand ? clock(zoneOfRecord(record)) : operand;
}
