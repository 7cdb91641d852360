import { addDays } from '@/schema/dates/clock';

/** Ranges of the summary in their order (spec 02 §2). */
export const SUMMARY_RANGES = ['today', 'yesterday', 'last7'] as const;

export type SummaryRange = (typeof SUMMARY_RANGES)[number];

/** First and last day as days before today; the last seven days are without today. */
const DAYS: Readonly<Record<SummaryRange, readonly [first: number, last: number]>> = { today: [0, 0], yesterday: [-1, -1], last7: [-7, -1] };

/** What a range is asked for by: first and last second of its days, on the clock of the station. */
export function summaryRange(range: SummaryRange, today: string): { readonly startTime: string; readonly endTime: string } {
  const [first, last] = DAYS[range];
  return { startTime: `${addDays(today, first)} 00:00:00`, endTime: `${addDays(today, last)} 23:59:59` };
}
