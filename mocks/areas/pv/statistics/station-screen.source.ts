import { stationScreen } from '@schemas/pv/statistics/station-screen.report';
import { addDays, dayOf, startOfDay } from '@/schema/dates';
import { STEP } from '../../../energy/dayTime';
import { exact, together } from '../../../report/part';
import { defineSource, type ReportRequest, type MeasureSource } from '../../../report/reportSource';
import type { Sums } from '../../../world/model';
import type { Site } from '../../../world/site';
import { alarms, day as frameOf, sums } from '../../../world/world';
import { TREE } from '../../cloud/carbon/factors';
import { dayCurve } from './dayCurve';
import { prOf } from './stationRows';
import { sinceBegin } from './sumsOf';
import { pvFigures, withSun } from './pvFigures';

/** A figure of the day, the month, the year, or of all the time there is data of, until now. */
const until =
  (cut: number, tell: (found: Sums) => number): MeasureSource =>
  (_sums, site, { now }) => {
    if (cut === 0) {
      const all = sinceBegin(site, now, tell);
      return all === null ? null : together(all);
    }
    const today = dayOf(now, site.zone);
    const first = `${today.slice(0, cut)}-01-01`.slice(0, 10);
    const [found] = sums(site, startOfDay(first, site.zone), now, 'all', now);
    return found ? together(tell(found)) : null;
  };
const made = (found: Sums): number => found.generation;
const earned = (found: Sums): number => found.selfUseIncome + found.feedInIncome + found.subsidy;
const online = ({ offlineSince }: Site, { now }: ReportRequest): boolean =>
  offlineSince === undefined || offlineSince > now;
const HOUR = 3_600_000;
/**
 * The mean of an hour or less; of a longer time, in which powers have no sum, that of the five minutes that ended last.
 */
const power: MeasureSource = (found, site, { now }) => {
  if (found.to - found.from <= HOUR) return together((found.generation * 12) / found.known);
  const frame = frameOf(site, dayOf(now - STEP, site.zone));
  const at = frame && Math.floor((now - STEP - frame.start) / STEP);
  const last = at === undefined || frame?.lost[at] !== 0 ? undefined : frame.generation[at];
  return last === undefined ? null : together(last);
};
const irradiance: MeasureSource = ({ irradiation, known }) => (irradiation * 12_000) / known;
/** A station that counts, or does not: counted over stations, not over days. */
const one = (yes: boolean) => together(Number(yes));

export default defineSource(
  stationScreen,
  {
    stationCount: () => one(true),
    capacity: pvFigures.capacity,
    power,
    irradiance,
    todayEnergy: until(10, made),
    monthEnergy: until(7, made),
    yearEnergy: until(4, made),
    totalEnergy: until(0, made),
    todayIncome: until(10, earned),
    totalIncome: until(0, earned),
    co2Reduction: until(0, (found) => found.co2Reduction / 1000),
    coalSaving: until(0, (found) => (found.generation * 0.3) / 1000),
    trees: until(0, (found) => Math.floor(found.co2Reduction / TREE)),
    onlineCount: (_sums, site, request) => one(online(site, request)),
    offlineCount: (_sums, site, request) => one(!online(site, request)),
    alarmCount: (_sums, site, { now }) => one(alarms(site, now - 86_400_000, now).some(({ to }) => to === undefined)),
    pr: pvFigures.pr,
  },
  {
    where: withSun,
    today: true,
    blocks: {
      power: (request, sites) => {
        const today = dayOf(request.now, sites[0]?.zone ?? 'UTC');
        const curve = dayCurve(sites, today, request, {
          power: { unit: 'kW', of: power },
          irradiance: { unit: 'W/m²', of: irradiance },
        });
        const before = dayCurve(sites, addDays(today, -1), request, { powerBefore: { unit: 'kW', of: power } });
        return { ...curve, ylist: [...curve.ylist, ...before.ylist] };
      },
      /** Each by the day it has at its own place: what is ranked adds up to the energy of today above it. */
      top: ({ now, locale }, sites) =>
        sites
          .flatMap((site) => {
            const [found] = sums(site, startOfDay(dayOf(now, site.zone), site.zone), now, 'all', now);
            const capacity = site.pv?.peak ?? 0;
            if (!found || found.known === 0 || capacity === 0) return [];
            const figure = (value: number | null) => (value === null ? null : exact(value));
            return [
              {
                stationId: site.id,
                stationName: site.name[locale],
                capacity,
                generation: figure(found.generation),
                equivalentHours: figure(found.generation / capacity),
                pr: figure(prOf(found, site)),
              },
            ];
          })
          .toSorted((one, other) => (other.equivalentHours ?? 0) - (one.equivalentHours ?? 0)),
    },
  },
);
