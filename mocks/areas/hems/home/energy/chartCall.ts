import type { BackendContext } from '../../../../core/context';
import type { Incoming } from '../../../../core/incoming';
import type { Locale } from '../../../../core/texts';
import type { Endpoint } from '../../../../core/router';
import { WEB } from '../path';
import type { Chart } from './chartAnswer';
import { chartFile } from './chartFile';
import { atFields } from './atFields';
import { readDate, readRange, type DayRule, type Days } from './days';
import { stationOf, type Station } from './stationOf';

/** What is asked of a chart. */
export interface ReportRequest {
  readonly station: Station;
  readonly days: Days;
  readonly locale: Locale;
  readonly incoming: Incoming;
}

/** A call that answers a chart, and its export, which is the same path with `/export` behind it. */
export interface ChartCall {
  /** Below the base path: `station/energyCostPrice`. */
  readonly path: string;
  /** The page that shows it. */
  readonly menu: string;
  readonly rule: DayRule;
  /** The call names one `date` instead of a range. */
  readonly single?: boolean;
  /** What the chart's file holds. */
  chart(request: ReportRequest): Chart;
  answer(request: ReportRequest, chart: Chart): unknown;
}

export function chartCalls(
  context: BackendContext,
  { path, menu, rule, single, chart, answer }: ChartCall,
): Endpoint[] {
  const readChartRequest = (incoming: Incoming): ReportRequest =>
    atFields(context, menu, incoming, () => {
      const station = stationOf(context, incoming);
      const days = (single ? readDate : readRange)(incoming, station, rule);
      return { station, days, locale: incoming.locale, incoming };
    });
  const call = (suffix: string, handle: Endpoint['handle']): Endpoint => ({
    method: 'POST',
    path: `${WEB}/${path}${suffix}`,
    need: { menus: [menu] },
    handle,
  });
  return [
    call('', (incoming) => {
      const one = readChartRequest(incoming);
      return answer(one, chart(one));
    }),
    {
      ...call('/export', (incoming) => {
        const one = readChartRequest(incoming);
        const { station, days, locale } = one;
        incoming.log.component = menu;
        incoming.log.content = station.home.name;
        const dates = days.startDate === days.endDate ? days.startDate : `${days.startDate}_${days.endDate}`;
        return chartFile(chart(one), `${station.home.name}_${path.split('/').slice(1).join('-')}_${dates}`, locale);
      }),
      log: 'export',
    },
  ];
}
