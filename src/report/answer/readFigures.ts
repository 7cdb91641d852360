import { asObject, asText } from '@/api';
import { measureNamed, type Measures, readNumber } from '@/schema';
import { readUnit } from './readUnit';

export interface Figure {
  /** In `unit`. Null is nothing, never 0. */
  readonly value: number | null;
  readonly unit: string;
  readonly decimals: number;
  /** Percent against the period before, where the answer says so: `<key>Change`, or `change` beside its value. */
  readonly change?: number;
  /** What the answer says in words instead of a number. */
  readonly text?: string;
}

/** What an answer says of one name. */
interface Said {
  readonly value: unknown;
  readonly unit: string;
  readonly change: unknown;
}

type Given = Readonly<Record<string, unknown>>;

/** Names a figure of a list may go by, the most exact first. */
const NAMES = ['dataKey', 'type', 'code', 'key', 'name', 'desc', 'label'] as const;
/** Answers are not nested deeper than a group in a part in a list. */
const DEEPEST = 4;
const CHANGE = 'Change';
/** Words of the wire for nothing. */
const NOTHING = /^(-+|nan|null|undefined|n\/a|[+-]?infinity)?$/i;

const isFigure = (one: Given): boolean => 'value' in one && typeof one.value !== 'object';

/** The names one level of an answer has something for, and what stands below it. */
function collect(
  raw: unknown,
  keyOf: (name: string) => string | undefined,
  found: Map<string, Said>,
): readonly unknown[] {
  const put = (key: string | undefined, said: Said) => {
    if (key !== undefined && !found.has(key)) found.set(key, said);
  };
  const deeper: unknown[] = [];
  const item = asObject(raw);
  if (Array.isArray(raw)) {
    for (const one of raw) {
      const given = asObject(one);
      if (!given || !isFigure(given)) deeper.push(one);
      else
        put(NAMES.map((name) => keyOf(asText(given[name]))).find(Boolean), {
          value: given.value,
          unit: asText(given.unit),
          change: given.change,
        });
    }
  } else if (item) {
    for (const [name, value] of Object.entries(item)) {
      const given = asObject(value);
      if (given && isFigure(given))
        put(keyOf(name), { value: given.value, unit: asText(given.unit), change: given.change ?? item[name + CHANGE] });
      else if (given && ('desc' in given || 'code' in given) && keyOf(name))
        put(keyOf(name), { value: given.desc ?? given.code, unit: '', change: undefined });
      else if (typeof value === 'object' && value !== null) deeper.push(value);
      else put(keyOf(name), { value, unit: asText(item[`${name}Unit`]), change: item[name + CHANGE] });
    }
  }
  return deeper;
}

/**
 * All names an answer has something for, level by level: what stands higher up wins, in whatever order the answer says
 * it.
 */
function collectAll(raw: unknown, keyOf: (name: string) => string | undefined): ReadonlyMap<string, Said> {
  const found = new Map<string, Said>();
  for (let level: readonly unknown[] = [raw], depth = 0; level.length > 0 && depth <= DEEPEST; depth += 1)
    level = level.flatMap((one) => collect(one, keyOf, found));
  return found;
}

/**
 * The figures of an answer: `{key: 12}`, `{key: {value, unit}}`, `[{type | dataKey | code | name, value, unit}]`, also
 * inside each other. Names are those of the measures. Every key is there; one the answer does not have is nothing.
 * Never throws.
 */
export function readFigures<K extends string>(
  raw: unknown,
  measures: Measures,
  keys: readonly K[],
): Readonly<Record<K, Figure>> {
  const said = collectAll(raw, (name) => (name === '' ? undefined : measureNamed(measures, name)));
  const read = (key: K): Figure => {
    const one = said.get(key);
    const { by, unit, decimals } = readUnit(measures[key], one?.unit ?? '');
    const value = readNumber(one?.value);
    const change = readNumber(one?.change);
    const text = value === null ? asText(one?.value) : '';
    return {
      value: value === null ? null : value * by,
      unit,
      decimals,
      ...(change !== null && { change }),
      ...(!NOTHING.test(text) && { text }),
    };
  };
  return Object.fromEntries(keys.map((key) => [key, read(key)])) as Readonly<Record<K, Figure>>;
}
