import { addDays, startOfDay } from '@/schema/dates';
import type { Step } from '../../../../energy/model';
import type { Text } from '../../../../core/texts';
import { buckets } from './buckets';
import type { Chart } from './chartAnswer';
import { countDays, type Days } from './days';
import type { Station } from './stationOf';

/** One row of bars: what it is, and how it is summed up from the steps of a part, of which there is at least one. */
export interface Bar {
  readonly name: string;
  readonly desc: Text;
  readonly dataKey: string;
  readonly unit: string;
  of(steps: readonly Step[]): number | null;
}

/** Bars of some days: by the hour up to a number of days, by the day beyond. What nobody knows is nothing. */
export function barChart(station: Station, days: Days, hourlyUpTo: number, bars: readonly Bar[]): Chart {
  const hourly = countDays(days) <= hourlyUpTo;
  const { zone, now } = station;
  const parts = station.site ? buckets(station, days, hourly ? 'hour' : 'day') : [];
  return {
    zone,
    labels: hourly ? 'moment' : 'day',
    moments: parts.map(({ at }) => at),
    series:
      parts.length === 0
        ? []
        : bars.map(({ of, ...bar }) => ({
            ...bar,
            list: parts.map(({ steps }) => (steps.length > 0 ? of(steps) : null)),
          })),
    ...(hourly && { now, end: startOfDay(addDays(days.endDate, 1), zone) }),
  };
}
