import { period, reference } from '@/dsl';

/**
 * What the statistics of the energy cloud are asked by (proposed fields F): one station or all, and days, months or
 * years.
 */
export const statisticsQuery = {
  stationId: reference('cloud/station', { textFrom: 'stationName' }),
  period: period(['day', 'month', 'year'], { maxSpan: { day: '31 days', month: '1 year' } }),
};
