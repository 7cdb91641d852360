import { enumeration, timeOfDay } from '@/dsl';

/** Periods of a tariff, the dearest first: 尖 峰 平 谷 深谷. */
export const PERIODS = ['sharp', 'peak', 'flat', 'valley', 'deepValley'] as const;
export type Period = (typeof PERIODS)[number];

/** A stretch of a day; the last one ends at 24:00. */
export const stretch = {
  startTime: timeOfDay({ required: true }),
  endTime: timeOfDay({ required: true, end: true }),
  periodType: enumeration(PERIODS, {
    required: true,
    tones: { sharp: 'error', peak: 'warning', flat: 'neutral', valley: 'info', deepValley: 'success' },
  }),
};

export const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
