import {
  defineField,
  rule,
  type Exact,
  type Field,
  type FieldOptions,
  type IsRequired,
  type FieldType,
  readClock,
  readTime,
} from '@/schema';

/** From and to on one day, 'HH:mm'; `end` may be '24:00'. @public */
export interface TimeRange {
  readonly begin: string;
  readonly end: string;
}

/** What `timeRanges({ … })` may be told. @public */
export interface TimeRangesOptions extends FieldOptions {
  /** Wire names of the two ends. Default `['begin', 'end']`. */
  readonly params?: readonly [string, string];
  /** What is sent: a list of objects, or '00:00-06:00,08:00-12:00'. Both are read. Default `'list'`. */
  readonly wireAs?: 'list' | 'text';
  /** Ranges may run over midnight. Default false. */
  readonly overnight?: boolean;
  /** Default 50, as every table of rows (spec 01 §5). */
  readonly max?: number;
}

/**
 * Minutes since midnight, 0 to 1440; `NaN` when it is no time.
 *
 * @example minutesOf('06:30') // 390
 * @public
 */
export function minutesOf(time: string | null | undefined): number {
  const minutes = (readClock(time ?? '') ?? Number.NaN) / 60_000;
  return minutes <= 1440 ? Math.floor(minutes) : Number.NaN;
}

const readEnd = (wire: unknown): string | undefined =>
  typeof wire === 'string' ? readTime(wire)?.slice(0, 5) : undefined;

function readOne(wire: unknown, [beginName, endName]: readonly [string, string]): TimeRange | null {
  const ends =
    typeof wire === 'string' ? wire.split(/[-~–]/).map((end) => end.trim()) : Array.isArray(wire) ? wire : [];
  const map = new Map<string, unknown>(
    typeof wire === 'object' && wire !== null && !Array.isArray(wire) ? Object.entries(wire) : [],
  );
  const begin = readEnd(ends[0] ?? map.get(beginName) ?? map.get('begin') ?? map.get('startTime') ?? map.get('start'));
  const end = readEnd(ends[1] ?? map.get(endName) ?? map.get('end') ?? map.get('endTime'));
  return begin && end ? { begin, end } : null;
}

/** Ranges as stretches of minutes; one over midnight is two. */
function stretches({ begin, end }: TimeRange): [number, number][] {
  const [from, to] = [minutesOf(begin), minutesOf(end)];
  if (from < to) return [[from, to]];
  return [[from, 1440] as [number, number], [0, to] as [number, number]].filter(([a, b]) => a < b);
}

function isApart(ranges: readonly TimeRange[]): boolean {
  const sorted = ranges.flatMap(stretches).sort((a, b) => a[0] - b[0]);
  return sorted.every(([from], index) => index === 0 || (sorted[index - 1]?.[1] ?? 0) <= from);
}

const asRanges = (value: unknown): TimeRange[] => (Array.isArray(value) ? value : []);

/** The type behind `timeRanges()`, for parts that draw its values: `defineCell`, `defineInput`. @public */
export const timeRangesType: FieldType<TimeRange[], TimeRangesOptions> = {
  name: 'timeRanges',
  wide: true,
  decode: (wire, { params = ['begin', 'end'] }) => {
    const list =
      typeof wire === 'string' ? wire.split(/[,;]/).map((one) => one.trim()) : Array.isArray(wire) ? wire : null;
    return list && list.map((one: unknown) => readOne(one, params)).filter((one) => one !== null);
  },
  encode: (value, { params: [begin, end] = ['begin', 'end'], wireAs }) =>
    wireAs === 'text'
      ? value.map((one) => `${one.begin}-${one.end}`).join(',')
      : value.map((one) => ({ [begin]: one.begin, [end]: one.end })),
  rules: ({ overnight, max = 50 }) => [
    rule('rowsMax', (value) => asRanges(value).length <= max, { max }),
    rule('timeRanges', (value) =>
      asRanges(value).every((one) => {
        const [from, to] = [minutesOf(one.begin ?? ''), minutesOf(one.end ?? '')];
        return overnight ? from !== to && from < 1440 && to >= 0 : from < to;
      }),
    ),
    rule('timeRangesApart', (value) => isApart(asRanges(value))),
  ],
  sample: (seed) => {
    const hour = Math.abs(Math.trunc(seed)) % 6;
    return [
      { begin: `0${hour}:00`, end: `0${hour + 2}:30` },
      { begin: `${hour + 14}:00`, end: `${hour + 16}:00` },
    ];
  },
  text: (value) => value.map((one) => `${one.begin}–${one.end}`).join(', '),
};

/**
 * Stretches of a day that do not overlap.
 *
 * @example timeRanges({ params: ['startTime', 'endTime'] })
 * @public
 */
export function timeRanges<const O extends TimeRangesOptions = object>(
  options?: Exact<O, TimeRangesOptions>,
): Field<TimeRange[], IsRequired<O>, TimeRangesOptions> {
  return defineField(timeRangesType, (options ?? {}) as O);
}
