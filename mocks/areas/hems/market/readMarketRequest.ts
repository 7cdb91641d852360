import { addDays, dayOf } from '@/schema/dates';
import type { BackendContext } from '../../../core/context';
import { idsOf, textOf, type Incoming } from '../../../core/incoming';
import { readRequest } from '../../../report/readRequest';
import { marketAreas, type MarketArea } from '../home/homes/marketAreas';
import type { Days } from '../home/energy/days';

/** What a market call is asked. */
export interface MarketRequest {
  readonly areas: readonly MarketArea[];
  readonly days: Days;
  /** Minutes, or whole days. */
  readonly resolution: 15 | 60 | 'day';
  readonly zone: string;
  readonly now: number;
  readonly today: string;
}

const first = marketAreas.slice(0, 1);

/**
 * Areas, days and resolution of a call; the first area and today where none are named. Refuses what the page's rules do
 * not allow.
 */
export function readMarketRequest(context: BackendContext, page: string, incoming: Incoming): MarketRequest {
  const report = context.reports.get(page);
  if (report) readRequest(context, report, report.resolve('POST /'), incoming);
  const ids = idsOf(incoming.params.marketAreaIds ?? incoming.params.marketAreaId);
  const found = marketAreas.filter(({ id }) => ids.includes(id));
  const areas = (found.length > 0 ? found : first).slice(0, 5);
  const zone = areas[0]?.timeZone ?? 'UTC';
  const now = context.clock();
  const today = dayOf(now, zone);
  const startDate = textOf(incoming, 'startDate').slice(0, 10) || today;
  const endDate = textOf(incoming, 'endDate').slice(0, 10) || startDate;
  const said = textOf(incoming, 'resolution');
  return {
    areas,
    days: { startDate, endDate: endDate > addDays(startDate, 30) ? addDays(startDate, 30) : endDate },
    resolution: said === '15' ? 15 : said === 'day' ? 'day' : 60,
    zone,
    now,
    today,
  };
}
