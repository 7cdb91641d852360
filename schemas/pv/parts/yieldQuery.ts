import { period, reference } from '@/dsl';

/** What reports of photovoltaic stations are asked by: one station or all, and months or years (proposed fields N). */
export const yieldQuery = {
  stationId: reference('pv/station', { textFrom: 'stationName' }),
  period: period(['month', 'year'], { maxSpan: { month: '1 year' }, default: 'this year' }),
};

/** The same with days, for what is looked at day by day. */
export const dailyQuery = {
  stationId: reference('pv/station', { textFrom: 'stationName' }),
  period: period(['day', 'month', 'year'], { maxSpan: { day: '31 days', month: '1 year' } }),
};
