import { codes, enumeration, rows, timeOfDay } from '@/dsl';

/** Periods of a tariff, the dearest first: 尖 峰 平 谷 深谷. */
export const PERIODS = ['sharp', 'peak', 'flat', 'valley', 'deepValley'] as const;
export type Period = (typeof PERIODS)[number];

/** A stretch of a day; the last one ends at 24:00. */
export const stretch = {
  startTime: timeOfDay({ required: true }),
  endTime: timeOfDay({ required: true, end: true }),
  periodType: enumeration(PERIODS, { required: true, tones: { sharp: 'error', peak: 'warning', flat: 'neutral', valley: 'info', deepValley: 'success' } }),
};

export const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

/** A year that is flat throughout: what is painted on, and what a file that says nothing of periods means. */
const FLAT = [{ months: MONTHS, periods: [{ startTime: '00:00', endTime: '24:00', periodType: 'flat' }] }];

/** Months that have the same day, and that day. */
export const seasons = () => rows({ months: codes(MONTHS, { required: true, max: 12 }), periods: rows(stretch, { min: 1, max: 24 }) }, { required: true, min: 1, max: 12, default: FLAT });
