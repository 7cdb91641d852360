import { codes, rows } from '@/dsl';
import { MONTHS, stretch } from './periods';
import { seasonText } from './seasonText';

/** A year that is flat throughout: what is painted on, and what a file that says nothing of periods means. */
const FLAT = [{ months: MONTHS, periods: [{ startTime: '00:00', endTime: '24:00', periodType: 'flat' }] }];

/** Months that have the same day, and that day. */
export const seasons = () =>
  rows(
    { months: codes(MONTHS, { required: true, max: 12 }), periods: rows(stretch, { min: 1, max: 24 }) },
    { required: true, min: 1, max: 12, default: FLAT, cell: seasonText },
  );
