import { addDays, dayOf } from '@/schema/dates';
import { percent, together } from '../../../report/part';
import type { ReportRequest, MeasureSource } from '../../../report/reportSource';
import type { Sums } from '../../../world/model';
import type { Site } from '../../../world/site';
import { alarms } from '../../../world/world';
import { METER_DATA, moreThanTelemetry } from './meterDay';

export const PLAN = 'pv/performance-plan';
export const ORDERS = 'ticket/work-order';
/** kg of standard coal that a kWh of the grid takes. */
const COAL = 0.3;
const HOUR = 3_600_000;
/** Hours of a day with enough sun to run in. */
const USEFUL = 11;

/** kWh planned for a site in a time: of a part of a month by its days. */
export function planned(
  { from, to }: Pick<Sums, 'from' | 'to'>,
  site: Site,
  { store }: Pick<ReportRequest, 'store'>,
): number {
  const plans = store.all(PLAN).filter(({ stationId }) => stationId === site.id);
  let sum = 0;
  for (let day = dayOf(from, site.zone); day <= dayOf(to - 1, site.zone); day = addDays(day, 1)) {
    const [year = '', month = '1'] = day.split('-');
    const months = plans.find((one) => String(one.year) === year)?.planGeneration;
    const days = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
    if (Array.isArray(months)) sum += Number(months[Number(month) - 1] ?? 0) / days;
  }
  return sum;
}

/** What stopped inverters of a site in a time, and for how many hours each. */
export function stops(
  { from, to }: Pick<Sums, 'from' | 'to'>,
  site: Site,
): readonly { readonly device: string; readonly hours: number }[] {
  return alarms(site, from, to)
    .filter(({ code }) => code === 'inverterTrip')
    .map((one) => ({ device: one.device, hours: Math.min(USEFUL, ((one.to ?? to) - one.from) / HOUR) }));
}

/** Hours in which a device could have run. */
export const usefulHours = ({ from, to }: Pick<Sums, 'from' | 'to'>): number =>
  (Math.max(0, to - from) / (24 * HOUR)) * USEFUL;

const upTime: MeasureSource = (sums, site) => {
  const could = usefulHours(sums) * (site.pv?.inverters ?? 0);
  return percent(could - stops(sums, site).reduce((sum, { hours }) => sum + hours, 0), could);
};
const theoretical = ({ irradiation }: Sums, { pv }: Site): number => (pv?.peak ?? 0) * irradiation;

/** Of whole days what is written for the meter counts. */
const fedIn: MeasureSource = ({ from, to, pvExport }, site, { store, now }) =>
  to - from < 23 * HOUR
    ? pvExport
    : pvExport + moreThanTelemetry(store, site, dayOf(from, site.zone), dayOf(to - 1, site.zone), now);

/** The quantities of photovoltaic stations as the world knows them (IEC 61724-1; operations, 8.1). */
export const pvFigures = {
  capacity: (_sums, { pv }) => together(pv?.peak ?? 0),
  planGeneration: (sums, site, request) => planned(sums, site, request),
  achievement: (sums, site, request) => percent(sums.generation, planned(sums, site, request)),
  irradiation: (sums) => sums.irradiation,
  theoreticalGeneration: theoretical,
  pr: (sums, site) => percent(sums.generation, theoretical(sums, site)),
  availability: upTime,
  feedIn: fedIn,
  mainsEnergy: (sums) => sums.importEnergy,
} as const satisfies Readonly<Record<string, MeasureSource>>;

/** Income from the sun alone. */
export const pvEarned: MeasureSource = (sums) => sums.selfUseIncome + sums.feedInIncome + sums.subsidy;

/** What went wrong, and what was saved. */
export const pvUpkeepFigures = {
  co2Reduction: (sums) => sums.co2Reduction / 1000,
  coalSaving: (sums) => (sums.generation * COAL) / 1000,
  alarmCount: (sums, site) => alarms(site, sums.from, sums.to).length,
  workOrders: ({ from, to }, site, { store }) =>
    store
      .all(ORDERS)
      .filter(
        (row) =>
          row.stationId === site.id &&
          String(row.createTime) >= dayOf(from, site.zone) &&
          String(row.createTime) <= dayOf(to, site.zone),
      ).length,
  faultHours: (sums, site) => stops(sums, site).reduce((sum, { hours }) => sum + hours, 0),
} as const satisfies Readonly<Record<string, MeasureSource>>;

export const withSun = (site: Site): boolean => site.pv !== undefined && site.home === undefined;
export const ofPlan = { where: withSun, reads: [PLAN, METER_DATA] } as const;
