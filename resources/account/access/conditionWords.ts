import { operandField, type AnyValues, type When } from '@/schema';

export interface ConditionWords {
  field(name: string): string;
  value(field: string, value: unknown): string;
  /**
   * `is`, `isNot`, `above`, `atLeast`, `below`, `atMost`, `empty`, `filled`, `all`, `every`, `now`, `and`, `or`, `not`,
   * `program`.
   */
  say(key: string, args: Readonly<Record<string, string>>): string;
}

type Test = Readonly<Record<string, unknown>>;

const BOUNDS: Readonly<Record<string, string>> = { gt: 'above', gte: 'atLeast', lt: 'below', lte: 'atMost' };

const isTest = (value: unknown): value is Test =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.keys(value).every((key) =>
    ['eq', 'ne', 'in', 'notIn', 'empty', 'all', 'every', ...Object.keys(BOUNDS)].includes(key),
  );

/**
 * A condition as a sentence: 'State is Disabled and Built-in is not Yes'. A condition that is a function can only be
 * named.
 */
export function conditionWords(condition: When<AnyValues>, words: ConditionWords): string {
  if (typeof condition === 'function') return words.say('program', {});
  const join = (parts: readonly string[], by: 'and' | 'or') => parts.reduce((a, b) => words.say(by, { a, b }));
  const operand = (field: string, value: unknown): string => {
    const other = operandField(value);
    if (other !== undefined) return words.field(other);
    return typeof value === 'object' && value !== null && 'now' in value
      ? words.say('now', {})
      : words.value(field, value);
  };
  const list = (values: unknown, field: string) =>
    Array.isArray(values)
      ? join(
          values.map((one) => operand(field, one)),
          'or',
        )
      : operand(field, values);
  const one = (name: string, key: string, value: unknown): string => {
    const field = words.field(name);
    if (key === 'empty') return words.say(value === true ? 'empty' : 'filled', { field });
    if (key === 'every')
      return words.say('every', { field, a: conditionWords((value ?? {}) as When<AnyValues>, words) });
    if (key === 'all') return words.say('all', { field, value: list(value, name) });
    if (BOUNDS[key]) return words.say(BOUNDS[key], { field, value: operand(name, value) });
    return words.say(key === 'ne' || key === 'notIn' ? 'isNot' : 'is', { field, value: list(value, name) });
  };
  const parts = Object.entries(condition).flatMap(([key, test]: [string, unknown]): string[] => {
    if (key === 'and' || key === 'or')
      return [
        join(
          (Array.isArray(test) ? test : []).map((inner: When<AnyValues>) => conditionWords(inner, words)),
          key,
        ),
      ];
    if (key === 'not') return [words.say('not', { a: conditionWords((test ?? {}) as When<AnyValues>, words) })];
    if (!isTest(test)) return [one(key, 'eq', test)];
    return Object.entries(test).map(([name, value]) => one(key, name, value));
  });
  return parts.length > 0 ? join(parts, 'and') : words.say('program', {});
}
