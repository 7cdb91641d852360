import { isEmpty } from './condition';
import type { Field } from './field';
import type { ValidationError } from './rule';

const NUMBER = /^([+-]?)0*(\d*)(?:\.(\d*?)0*)?$/;

/**
 * A number written out, as sign and digits before and after the point. Twenty digits do not fit a JavaScript number.
 */
function digitsOf(
  value: unknown,
): { readonly sign: number; readonly whole: string; readonly rest: string } | undefined {
  const [, sign, whole, rest = ''] = NUMBER.exec(String(value).trim()) ?? [];
  if (whole === undefined) return undefined;
  return { sign: sign === '-' && whole + rest !== '' ? -1 : 1, whole, rest };
}

/** Whether a value comes before another: numbers of any length by size, everything else (days, times) as text. */
export function isBelow(value: unknown, other: unknown): boolean {
  const [a, b] = [digitsOf(value), digitsOf(other)];
  if (!a || !b)
    return Number.isFinite(Number(value)) && Number.isFinite(Number(other))
      ? Number(value) < Number(other)
      : String(value) < String(other);
  if (a.sign !== b.sign) return a.sign < b.sign;
  const size =
    a.whole.length - b.whole.length ||
    (a.whole === b.whole ? 0 : a.whole < b.whole ? -1 : 1) ||
    (a.rest === b.rest ? 0 : a.rest < b.rest ? -1 : 1);
  return a.sign * size < 0;
}

/** What is refused of a value because of another beside it, in the same form, row or group (`notBelow`). */
export function checkBeside(
  field: Field,
  value: unknown,
  values: Readonly<Record<string, unknown>>,
): ValidationError | undefined {
  const { notBelow } = field.options;
  if (notBelow === undefined || isEmpty(value) || isEmpty(values[notBelow])) return undefined;
  return isBelow(value, values[notBelow]) ? { rule: 'notBelow' } : undefined;
}
