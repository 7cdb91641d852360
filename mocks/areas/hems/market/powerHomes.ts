import { addDays, dayOf, startOfDay } from '@/schema/dates';
import type { BackendContext } from '../../../core/context';
import { actorOf, idsOf, textOf, type Incoming } from '../../../core/incoming';
import { readRequest } from '../../../report/readRequest';
import type { Step } from '../../../energy/model';
import { countDays, eachDay, type Days } from '../home/energy/days';
import { stationOf, type Station } from '../home/energy/stationOf';
import { toldOn } from '../home/energy/told';
import { moneyAt } from '../home/energy/homeUnits';
import { seesHome } from '../home/homes/homeScope';
import { homeTables } from '../home/homes/homeTables';

/** Homes and days that power analysis is asked of. */
export interface PowerRequest {
  readonly stations: readonly Station[];
  readonly days: Days;
  readonly zone: string;
  readonly currency: string;
  readonly now: number;
}

/** Homes looked at together at most: of a whole country some are enough to see its course. */
const MOST = 8;

/**
 * The homes a call means: named ones, those of a country or tenant, or all that the caller sees. Refuses what the
 * page's rules do not allow.
 */
export function readPowerRequest(context: BackendContext, page: string, incoming: Incoming): PowerRequest {
  const report = context.reports.get(page);
  if (report) readRequest(context, report, report.resolve('POST /'), incoming);
  const actor = actorOf(incoming);
  const [country, tenant, ids] = [
    textOf(incoming, 'countryCode'),
    textOf(incoming, 'tenantId'),
    idsOf(incoming.params.stationIds),
  ];
  const homes = homeTables(context.store).homes.filter(
    (home) =>
      seesHome(context, home, actor) &&
      (country === '' || home.countryCode === country) &&
      (tenant === '' || home.tenantId === tenant) &&
      (ids.length === 0 || ids.includes(home.id)),
  );
  const stations = homes
    .map((home) => stationOf(context, { ...incoming, params: { stationId: home.id } }))
    .filter(({ site }) => site !== undefined)
    .slice(0, MOST);
  const zone = stations[0]?.zone ?? 'Europe/Amsterdam';
  const now = context.clock();
  const today = dayOf(now, zone);
  const startDate = textOf(incoming, 'startDate').slice(0, 10) || today;
  const endDate = textOf(incoming, 'endDate').slice(0, 10) || startDate;
  return {
    stations,
    days: { startDate, endDate: endDate > today ? today : endDate },
    zone,
    currency: stations[0] ? moneyAt(stations[0]) : '€',
    now,
  };
}

/** Parts of the days on the clock of the first home: quarters of a single day, else days. */
export function partsOf(
  { days, zone }: PowerRequest,
  size: 'quarter' | 'day',
): { readonly at: number; readonly to: number; readonly day: string }[] {
  return eachDay(days).flatMap((day) => {
    const [from, to] = [startOfDay(day, zone), startOfDay(addDays(day, 1), zone)];
    if (size === 'day') return [{ at: from, to, day }];
    const step = countDays(days) > 2 ? 3_600_000 : 900_000;
    return Array.from({ length: Math.round((to - from) / step) }, (_, place) => ({
      at: from + place * step,
      to: from + (place + 1) * step,
      day,
    }));
  });
}

/** What was told of all homes on the days, by home. */
export function toldOfAll({ stations, days }: PowerRequest): readonly (readonly Step[])[] {
  return stations.map((station) => toldOn(station, days));
}
