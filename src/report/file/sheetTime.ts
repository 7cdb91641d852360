import { sortableTime, type Grain } from '@/charts/internal';
import { isDoubled, offsetText } from '@/schema/dates';

const DIGITS: Readonly<Record<Grain, number>> = { month: 7, day: 10, minute: 16, second: 19 };

/** A time of the site as sheets sort it: '2026-10-25 02:00', with its offset where the clock shows it twice. */
export function sheetTime(at: number, zone: string, grain: Grain): string {
  const text = sortableTime(at, zone).slice(0, DIGITS[grain]);
  return (grain === 'minute' || grain === 'second') && isDoubled(at, zone) ? `${text} ${offsetText(at, zone)}` : text;
}
