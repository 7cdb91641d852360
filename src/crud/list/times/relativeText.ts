import { wallTime } from '@/schema/dates';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Older than that, 'so many days ago' says less than the day itself. */
const LONGEST = 30 * DAY;
/** Clocks of two machines differ by that much without meaning anything. */
const AHEAD = MINUTE;

const STEPS = [
  [DAY, 'day'],
  [HOUR, 'hour'],
  [MINUTE, 'minute'],
] as const;

/**
 * How long before `now` a time was, in words; both as the clock of the same zone shows them ('YYYY-MM-DD HH:mm:ss').
 * Undefined where the exact time says more: older than 30 days, or ahead of now by more than clocks differ (then the
 * time is that of a zone which the row does not name, and any difference would be made up).
 * On the two days a year when clocks change it can be an hour off.
 */
export function relativeText(wall: string, now: string, locale: string): string | undefined {
  const past = wallTime(now) - wallTime(wall);
  if (!(past >= -AHEAD && past <= LONGEST)) return undefined;
  const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  for (const [length, unit] of STEPS) {
    // 'yesterday' for what was 25 hours ago would often be the day before: days are counted
    if (past >= length)
      return new Intl.RelativeTimeFormat(locale, { numeric: 'always' }).format(-Math.floor(past / length), unit);
  }
  return words.format(0, 'second');
}
