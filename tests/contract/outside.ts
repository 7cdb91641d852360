import { jsonText } from '@/api';
import { decodeFields, encodeField, isEmpty, type Field, type Rule } from '@/schema';

/** Rules that nothing breaks under some options: a single picture is always at most one. */
export const UNBREAKABLE = ['rowsMin', 'imageCount', 'fileCount', 'maxDecimals', 'minLength'];

const many = (count: number): string[] => Array.from({ length: count }, (_, index) => `item-${index}.exe`);
const file = (name: string) => ({ id: name, name, url: `/files/${name}` });

/** Values that somebody's rule refuses, for rules without bounds. */
const AWKWARD: readonly unknown[] = [
  'x',
  'ä b/c?!',
  'x'.repeat(300),
  'x'.repeat(3000),
  -1e15,
  1e15,
  -1,
  0.123456789,
  1.5,
  '1',
  'no such value',
  '2999-01',
  '2999',
  '1900-01',
  '1900',
  '00:00',
  '24:00',
  '23:59:59',
  '2999-01-01',
  '2999-01-01 00:00:00',
  ['2999-01-01', '2999-01-02'],
  ['2024-02-02', '2024-01-01'],
  ['2999-01-01 00:00:00', '2999-01-02 00:00:00'],
  many(60),
  [],
  many(60).map(file),
  [file('program.exe')],
  many(60).map(() => ({})),
  { longitude: 999, latitude: 0 },
  { street: 'x'.repeat(300) },
  {},
  [{ begin: '10:00', end: '09:00' }],
  [
    { begin: '08:00', end: '10:00' },
    { begin: '09:00', end: '11:00' },
  ],
  Array.from({ length: 60 }, (_, hour) => ({
    begin: `${String(hour % 24).padStart(2, '0')}:00`,
    end: `${String(hour % 24).padStart(2, '0')}:01`,
  })),
];

/** Periods that run backwards, are long, or have not begun, by what they are counted in. */
const PERIODS = (['day', 'range', 'month', 'year'] as const).flatMap((by) => [
  { by, from: '2023-03-01', to: '2021-12-31' },
  { by, from: '2001-01-01', to: '2020-12-31' },
  { by, from: '2999-01-01', to: by === 'year' ? '2999-12-31' : by === 'month' ? '2999-01-31' : '2999-01-01' },
]);

interface Edges {
  /** The last values that pass. */
  readonly inside: readonly unknown[];
  /** The first that do not. */
  readonly outside: readonly unknown[];
}

const exact = (value: number): number => Number(value.toPrecision(15));

/** The values on both sides of a rule's bounds. */
export function edgesOf({ name, args = {} }: Rule): Edges {
  const [min, max, places] = [args.min, args.max, args.places].map((one) =>
    one === undefined ? undefined : Number(one),
  );
  const step = places === undefined ? 1 : 10 ** -places;
  const between = (low: number | undefined, high: number | undefined): Edges => ({
    inside: [low, high].filter((one) => one !== undefined),
    outside: [...(high === undefined ? [] : [exact(high + step)]), ...(low === undefined ? [] : [exact(low - step)])],
  });
  const counted = (of: (count: number) => unknown): Edges => ({
    inside: [...(max === undefined ? [] : [of(max)]), ...(min ? [of(min)] : [])],
    outside: [...(max === undefined ? [] : [of(max + 1)]), ...(min ? [of(min - 1)] : [])],
  });
  switch (name) {
    case 'integer':
    case 'between':
    case 'atMost':
    case 'atLeast':
    case 'decimal':
      return between(min, max);
    case 'maxDecimals':
      return { inside: [exact(1 + step)], outside: [exact(1 + step / 10)] };
    case 'maxLength':
    case 'minLength':
      return counted((count) => 'x'.repeat(count));
    case 'maxSelect':
    case 'maxTags':
    case 'imageCount':
      return counted(many);
    case 'tagLength':
      return counted((count) => ['x'.repeat(count)]);
    case 'fileCount':
      return counted((count) => many(count).map(file));
    case 'rowsMin':
    case 'rowsMax':
      return counted((count) => Array.from({ length: count }, () => ({})));
    default:
      return { inside: [], outside: [] };
  }
}

/** What arrives when the value is sent; undefined when it cannot be. */
function arriving(field: Field, value: unknown): { readonly value: unknown; readonly sent: boolean } | undefined {
  try {
    const wire = encodeField(field, 'it', value);
    const back = decodeFields({ it: field }, JSON.parse(jsonText(wire)));
    return { value: back.it, sent: Object.values(wire).some((one) => !isEmpty(one)) };
  } catch {
    return undefined;
  }
}

/**
 * A value that breaks the rule when it arrives, or arrives as something unreadable: just outside its bounds where it
 * has any; undefined when none is known.
 */
export function outsideOf(field: Field, rule: Rule): unknown {
  return [...edgesOf(rule).outside, ...AWKWARD, ...PERIODS].find((value) => {
    if (isEmpty(value) || rule.passes(value)) return false;
    if (field.type.sealed) return typeof value === 'string' && value.length < 100;
    const arrived = arriving(field, value);
    if (!arrived?.sent) return false;
    return isEmpty(arrived.value) || !rule.passes(arrived.value);
  });
}
