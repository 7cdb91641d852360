import { objectOf } from './objectOf';
import {
  operandField,
  operandValue,
  wallClockNow,
  type FieldOperand,
  type NowOperand,
  type WallClock,
} from './operand';

/** The values of some record, when its type is not known. @public */
export type AnyValues = Record<string, unknown>;

type Bound<K extends string> = number | string | FieldOperand<K> | NowOperand;

/**
 * A test of one value. Several keys must all hold. Where a constant stands, `{ field: … }` compares with another value.
 *
 * @public
 */
export interface ValueTest<T, K extends string = string> {
  /** The same value; `1` and `'1'` are. */
  readonly eq?: T | null | FieldOperand<K>;
  /** Any other value. */
  readonly ne?: T | null | FieldOperand<K>;
  /** One of these; of a list, any of its values. */
  readonly in?: readonly (T | null)[];
  /** None of these. */
  readonly notIn?: readonly (T | null)[];
  /** More than; `{ now: true }`: later than now. */
  readonly gt?: Bound<K>;
  /** At least. */
  readonly gte?: Bound<K>;
  /** Less than. */
  readonly lt?: Bound<K>;
  /** At most. */
  readonly lte?: Bound<K>;
  /** `true`: null, undefined, '' or an empty list; `false`: anything else. */
  readonly empty?: boolean;
  /** A list that holds all of these. */
  readonly all?: T | FieldOperand<K>;
  /** Each row of a table meets this; so does a table without rows. */
  readonly every?: T extends readonly (infer Row)[] ? Condition<Row> : never;
}

/**
 * A condition over a record, as data: `{ type: 3 }`, `{ status: { in: ['draft'] } }`,
 * `{ or: [{ type: 1 }, { external: true }] }`. Keys of one object must all hold.
 * A field may not be named `and`, `or` or `not` (the linter says so).
 *
 * @public
 */
export type Condition<R> = {
  readonly [K in keyof R]?: NonNullable<R[K]> | null | ValueTest<NonNullable<R[K]>, Extract<keyof R, string>>;
} & {
  readonly and?: readonly When<R>[];
  readonly or?: readonly When<R>[];
  readonly not?: When<R>;
};

/** A condition as data, or a function where data cannot say it. @public */
export type When<R> = Condition<R> | { test(record: R): boolean }['test'];

const TESTS = ['eq', 'ne', 'in', 'notIn', 'gt', 'gte', 'lt', 'lte', 'empty', 'all', 'every'];

function isValueTest(test: unknown): test is ValueTest<unknown> {
  if (typeof test !== 'object' || test === null || Array.isArray(test)) return false;
  const keys = Object.keys(test);
  return keys.length > 0 && keys.every((key) => TESTS.includes(key));
}

/** `{code, desc}` counts as its code. */
function plain(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'code' in value ? value.code : value;
}

/** Codes compare as text, so that '1' and 1 are the same state; yes and no compare as 1 and 0. */
function same(a: unknown, b: unknown): boolean {
  const [x, y] = [plain(a) ?? null, plain(b) ?? null];
  if (x === null || y === null) return x === y;
  return (
    (typeof x === 'boolean' ? String(Number(x)) : String(x)) ===
    (typeof y === 'boolean' ? String(Number(y)) : String(y))
  );
}

/**
 * Nothing a person would call a value. Zero and `false` are values.
 *
 * @example isEmpty('') // true; isEmpty(0) is false
 * @public
 */
export function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}

function compare(a: unknown, b: unknown): number {
  if (isEmpty(a) || isEmpty(b)) return Number.NaN;
  const [x, y] = [Number(plain(a)), Number(b)];
  if (!Number.isNaN(x) && !Number.isNaN(y)) return x - y;
  return String(plain(a)) < String(b) ? -1 : String(plain(a)) > String(b) ? 1 : 0;
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : isEmpty(value) ? [] : [value]);

function passes(value: unknown, test: unknown, record: object, clock: WallClock): boolean {
  if (!isValueTest(test)) return same(value, test);
  const values = Array.isArray(value) ? value : [value];
  const against = (operand: unknown) => operandValue(operand, record, clock);
  if ('eq' in test && !same(value, against(test.eq))) return false;
  if ('ne' in test && same(value, against(test.ne))) return false;
  if (test.in && !test.in.some((one) => values.some((own) => same(own, one)))) return false;
  if (test.notIn && test.notIn.some((one) => values.some((own) => same(own, one)))) return false;
  if (test.gt !== undefined && !(compare(value, against(test.gt)) > 0)) return false;
  if (test.gte !== undefined && !(compare(value, against(test.gte)) >= 0)) return false;
  if (test.lt !== undefined && !(compare(value, against(test.lt)) < 0)) return false;
  if (test.lte !== undefined && !(compare(value, against(test.lte)) <= 0)) return false;
  if (test.empty !== undefined && isEmpty(value) !== test.empty) return false;
  if (test.all !== undefined && !listOf(against(test.all)).every((one) => values.some((own) => same(own, one))))
    return false;
  const { every } = test as ValueTest<readonly object[]>;
  return every === undefined || listOf(value).every((row) => matches(every, objectOf(row), clock));
}

/**
 * Whether the record meets the condition. No condition is met by every record. Codes are compared as text: `1` and
 * `'1'` are the same. `clock` says what `{ now: true }` is; default: the clock of the record's zone.
 *
 * @example matches({ status: { in: [1, 2] } }, { status: '1' }) // true
 * @public
 */
export function matches(
  condition: When<AnyValues> | undefined,
  record: object,
  clock: WallClock = wallClockNow,
): boolean {
  if (condition === undefined) return true;
  if (typeof condition === 'function') return condition(record as AnyValues);
  return Object.entries(condition).every(([key, test]) => {
    if (key === 'and') return (test as readonly When<AnyValues>[]).every((one) => matches(one, record, clock));
    if (key === 'or') return (test as readonly When<AnyValues>[]).some((one) => matches(one, record, clock));
    if (key === 'not') return !matches(test as When<AnyValues>, record, clock);
    return passes((record as Record<string, unknown>)[key], test, record, clock);
  });
}

/** The other fields a test compares with. */
function comparedWith(test: unknown): string[] {
  return isValueTest(test) ? Object.values(test).flatMap((operand) => operandField(operand) ?? []) : [];
}

/**
 * Names of the fields a condition reads: what a form must watch. Empty for a function and for no condition.
 *
 * @example fieldsIn({ end: { gt: { field: 'start' } } }) // ['end', 'start']
 * @public
 */
export function fieldsIn(condition: When<AnyValues> | undefined): string[] {
  if (condition === undefined || typeof condition === 'function') return [];
  return Object.entries(condition).flatMap(([key, test]) => {
    if (key === 'and' || key === 'or') return (test as readonly When<AnyValues>[]).flatMap(fieldsIn);
    if (key === 'not') return fieldsIn(test as When<AnyValues>);
    return [key, ...comparedWith(test)];
  });
}
