const TIME = /^(?:\d{4}[-/.]\d{1,2}[-/.]\d{1,2}[T ]+)?(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?$/;
const DAY = 86_400;

const two = (value: number): string => String(value).padStart(2, '0');

/** 'HH:mm:ss' of so many seconds after midnight, up to '24:00:00'. */
const timeText = (seconds: number): string => `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;

/**
 * A time of day as 'HH:mm:ss', up to '24:00:00': '8:30', '08:30:15', the time of a wall clock, or the share of a day that spreadsheets
 * keep (0.5 is noon). `null` for anything else.
 */
export function readTime(wire: unknown): string | null {
  if (typeof wire === 'number') return wire >= 0 && wire <= 1 ? timeText(Math.round(wire * DAY)) : null;
  const found = typeof wire === 'string' ? TIME.exec(wire.trim()) : null;
  if (!found) return null;
  const [hours, minutes, seconds] = [Number(found[1]), Number(found[2]), Number(found[3] ?? 0)];
  const whole = hours * 3600 + minutes * 60 + seconds;
  return minutes < 60 && seconds < 60 && whole <= DAY ? timeText(whole) : null;
}
