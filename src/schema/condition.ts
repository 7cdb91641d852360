/** The values of some record, when its type is not known. */
export type AnyValues = Record<string, unknown>;

/** A test of one value. Several keys must all hold. */
export interface ValueTest<T> {
  /** The same value; `1` and `'1'` are. */
  readonly eq?: T | null;
  /** Any other value. */
  readonly ne?: T | null;
  /** One of these; of a list, any of its values. */
  readonly in?: readonly (T | null)[];
  /** None of these. */
  readonly notIn?: readonly (T | null)[];
  /** More than. */
  readonly gt?: number | string;
  /** At least. */
  readonly gte?: number | string;
  /** Less than. */
  readonly lt?: number | string;
  /** At most. */
  readonly lte?: number | string;
  /** `true`: null, undefined, '' or an empty list; `false`: anything else. */
  readonly empty?: boolean;
}

/**
 * A condition over a record, as data: `{ type: 3 }`, `{ status: { in: ['draft'] } }`,
 * `{ or: [{ type: 1 }, { external: true }] }`. Keys of one object must all hold.
 * A field may not be named `and`, `or` or `not` (the linter says so).
 */
export type Condition<R> = {
  readonly [K in keyof R]?: NonNullable<R[K]> | null | ValueTest<NonNullable<R[K]>>;
} & {
  readonly and?: readonly When<R>[];
  readonly or?: readonly When<R>[];
  readonly not?: When<R>;
};

/** A condition as data, or a function where data cannot say it. */
export type When<R> = Condition<R> | { test(record: R): boolean }['test'];

const TESTS = ['eq', 'ne', 'in', 'notIn', 'gt', 'gte', 'lt', 'lte', 'empty'];

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
  return (typeof x === 'boolean' ? String(Number(x)) : String(x)) === (typeof y === 'boolean' ? String(Number(y)) : String(y));
}

/** Nothing a person would call a value. Zero and `false` are values. */
export function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}

function compare(a: unknown, b: number | string): number {
  if (isEmpty(a)) return Number.NaN;
  const [x, y] = [Number(plain(a)), Number(b)];
  if (!Number.isNaN(x) && !Number.isNaN(y)) return x - y;
  return String(plain(a)) < String(b) ? -1 : String(plain(a)) > String(b) ? 1 : 0;
}

function passes(value: unknown, test: unknown): boolean {
  if (!isValueTest(test)) return same(value, test);
  const values = Array.isArray(value) ? value : [value];
  if ('eq' in test && !same(value, test.eq)) return false;
  if ('ne' in test && same(value, test.ne)) return false;
  if (test.in && !test.in.some((one) => values.some((own) => same(own, one)))) return false;
  if (test.notIn && test.notIn.some((one) => values.some((own) => same(own, one)))) return false;
  if (test.gt !== undefined && !(compare(value, test.gt) > 0)) return false;
  if (test.gte !== undefined && !(compare(value, test.gte) >= 0)) return false;
  if (test.lt !== undefined && !(compare(value, test.lt) < 0)) return false;
  if (test.lte !== undefined && !(compare(value, test.lte) <= 0)) return false;
  if (test.empty !== undefined && isEmpty(value) !== test.empty) return false;
  return true;
}

/** Whether the record meets the condition. No condition is met by every record. */
export function matches(condition: When<AnyValues> | undefined, record: object): boolean {
  if (condition === undefined) return true;
  if (typeof condition === 'function') return condition(record as AnyValues);
  return Object.entries(condition).every(([key, test]) => {
    if (key === 'and') return (test as readonly When<AnyValues>[]).every((one) => matches(one, record));
    if (key === 'or') return (test as readonly When<AnyValues>[]).some((one) => matches(one, record));
    if (key === 'not') return !matches(test as When<AnyValues>, record);
    return passes((record as Record<string, unknown>)[key], test);
  });
}

/** The fields a condition reads: what a form must watch, what the linter must know. */
export function fieldsIn(condition: When<AnyValues> | undefined): string[] {
  if (condition === undefined || typeof condition === 'function') return [];
  return Object.entries(condition).flatMap(([key, test]) => {
    if (key === 'and' || key === 'or') return (test as readonly When<AnyValues>[]).flatMap(fieldsIn);
    if (key === 'not') return fieldsIn(test as When<AnyValues>);
    return [key];
  });
}
