import { chartParts, type AnswerDays } from '@/charts';
import { zoneOffset } from '@/schema/dates';

/** An hour and whether anything was wrong in it. */
export interface HourStatus {
  /** Epoch ms. */
  readonly at: number;
  readonly alarm: boolean;
}

const HOUR = 3_600_000;

/**
 * The series `status` of a power answer by the hour: 0 is normal, everything else an alarm; hours of which nothing is
 * known are left out.
 */
export function readStatus(raw: unknown, days: AnswerDays): HourStatus[] {
  const found = chartParts(raw, days).series.find(({ key, name }) =>
    [key, name].some((one) => one.toLowerCase() === 'status'),
  );
  const hours = new Map<number, boolean>();
  found?.times?.forEach((at, place) => {
    const value = found.values[place] ?? null;
    const hour = at - ((at + zoneOffset(at, days.zone)) % HOUR); // of the clock there, which may be half an hour off
    if (value !== null) hours.set(hour, (hours.get(hour) ?? false) || value !== 0);
  });
  return [...hours].map(([at, alarm]) => ({ at, alarm }));
}
