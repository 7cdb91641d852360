import { addDays, startOfDay } from '@/schema/dates';
import { buckets } from '../energy/buckets';
import { isoAt } from '../../../../core/isoAt';
import { chartAnswer, type Chart } from '../energy/chartAnswer';
import type { ReportRequest, ChartCall } from '../energy/chartCall';
import type { Days } from '../energy/days';
import type { Station } from '../energy/stationOf';
import { amount, DEGREES, KW } from '../energy/homeUnits';
import { DASHBOARD_DAY } from './dashboardDay';
import { powerRows } from './powerRows';

/** The powers of a day by five minutes; nothing where telemetry was lost, and after now. */
export function powerChart(
  station: Station,
  days: Days,
  keys: readonly string[] = powerRows.map(({ dataKey }) => dataKey),
): Chart {
  const { site, zone, now } = station;
  if (!site) return { zone, labels: 'moment', moments: [], series: [] };
  const steps = buckets(station, days, 'step');
  const rows = powerRows.filter((row) => row.has(site) && keys.includes(row.dataKey));
  return {
    zone,
    labels: 'moment',
    moments: steps.map(({ at }) => at),
    series: rows.map(({ name, desc, dataKey, of }) => ({
      name,
      desc,
      dataKey,
      unit: KW,
      list: steps.map(({ steps: [step] }) => (step ? of(step) : null)),
    })),
    now,
    end: startOfDay(addDays(days.endDate, 1), zone),
  };
}

/** Temperature and sky of every hour of the day, also of those to come. */
function weatherOf({ station, days }: ReportRequest) {
  return buckets(station, days, 'hour').flatMap(({ at, planned: [step] }) =>
    step
      ? [
          {
            datetime: isoAt(at, station.zone),
            temperature: amount(step.outdoor, DEGREES).value,
            unit: DEGREES,
            conditionTag: step.weather,
          },
        ]
      : [],
  );
}

/** H-019, and its export. */
export const devicePowerCall: ChartCall = {
  path: 'station/dashboardDevicePower',
  ...DASHBOARD_DAY,
  chart: ({ station, days }) => powerChart(station, days),
  answer: (request, chart) => ({ ...chartAnswer(chart, request.locale), weatherInfoList: weatherOf(request) }),
};
