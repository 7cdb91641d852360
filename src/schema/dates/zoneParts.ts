/** A moment on the wall clock of a zone. `month` is 1 to 12. */
export interface ZoneParts {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Formats are slow to make: one is kept for each zone. A name the browser does not know is read as UTC. */
function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known) return known;
  const make = (timeZone: string) =>
    new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  let clock: Intl.DateTimeFormat;
  try {
    clock = make(zone);
  } catch {
    clock = make('UTC');
  }
  clocks.set(zone, clock);
  return clock;
}

/**
 * What the clock on the wall of a zone shows at a moment (epoch ms), whatever the zone of the machine. `month` is 1 to
 * 12; an unknown zone is read as UTC. Throws a RangeError for `NaN`.
 *
 * @example zoneParts(Date.UTC(2026, 10, 27), 'Asia/Shanghai').hour // 8
 * @public
 */
export function zoneParts(at: number, zone: string): ZoneParts {
  const parts = { year: 0, month: 0, day: 0, hour: 0, minute: 0, second: 0 };
  for (const { type, value } of clockOf(zone).formatToParts(at))
    if (type in parts) parts[type as keyof ZoneParts] = Number(value);
  return parts;
}
