import { quantity, rows, timeOfDay } from '@/dsl';
import { trading } from './tradeMeasures';

const time = { startTime: timeOfDay({ required: true }), endTime: timeOfDay({ required: true, end: true }) };

/**
 * Segments of a bid: rows of the same time are its segments, each dearer than the one before (operations, 2). Baseline
 * and ability are the backend's.
 */
export const bidRows = () =>
  rows(
    {
      ...time,
      baselinePower: quantity(trading, 'baselinePower'),
      abilityPower: quantity(trading, 'abilityPower'),
      bidPower: quantity(trading, 'bidPower', { input: true, required: true, max: 999_999_999 }),
      bidPrice: quantity(trading, 'bidPrice', { input: true, required: true, min: -999_999, max: 999_999 }),
    },
    { required: true, min: 1 },
  );

/** What of them was cleared, and at what price. */
export const clearedRows = () =>
  rows(
    {
      ...time,
      bidPower: quantity(trading, 'bidPower'),
      clearedPower: quantity(trading, 'clearedPower'),
      clearedPrice: quantity(trading, 'clearedPrice'),
    },
    { readOnly: true },
  );
