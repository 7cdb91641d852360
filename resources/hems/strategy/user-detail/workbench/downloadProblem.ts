import { addDays } from '@/schema/dates';
import { isDay } from '@/schema';

/** Six days either side of the first pick (spec 02 §5). */
const MOST = 6;

/** Why some days cannot be downloaded; undefined when they can. Without an end it is one day. */
export function downloadProblem(
  from: string,
  to: string,
  today: string,
): 'missing' | 'backwards' | 'future' | 'long' | undefined {
  if (!isDay(from) || (to !== '' && !isDay(to))) return 'missing';
  const end = to || from;
  if (from > end) return 'backwards';
  if (end > today) return 'future';
  return end > addDays(from, MOST) ? 'long' : undefined;
}
