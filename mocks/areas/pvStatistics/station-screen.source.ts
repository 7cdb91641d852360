import { stationScreen } from '@schemas/pv/station-screen.report';
import { dayOf } from '@/schema/dates/dayOf';
import { startOfDay } from '@/schema/dates/startOfDay';
import { together } from '../../report/part';
import { defineSource, type Asked, type MeasureSource } from '../../report/reportSource';
import type { Sums } from '../../world/model';
import type { Site } from '../../world/site';
import { alarms, sums } from '../../world/world';
import { TREE } from '../zeroCarbon/factors';
import { sinceBegin } from './sumsOf';
import { pvFigures, withSun } from './pvFigures';

/** A figure of the day, the month, the year, or of all the time there is data of, until now. */
const until = (cut: number, tell: (found: Sums) => number): MeasureSource => (_sums, site, { now }) => {
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
const online = ({ offlineSince }: Site, { now }: Asked): boolean => offlineSince === undefined || offlineSince > now;
/** A station that counts, or does not: counted over stations, not over days. */
const one = (yes: boolean) => together(Number(yes));

export default defineSource(
  stationScreen,
  {
    stationCount: () => one(true),
    capacity: pvFigures.capacity,
    power: ({ generation, known }) => together((generation * 12) / known),
    irradiance: ({ irradiation, known }) => (irradiation * 12_000) / known,
    todayEnergy: until(10, made),
    monthEnergy: until(7, made),
    yearEnergy: until(4, made),
    totalEnergy: until(0, made),
    todayIncome: until(10, earned),
    totalIncome: until(0, earned),
    co2Reduction: until(0, (found) => found.co2Reduction / 1000),
    coalSaving: until(0, (found) => (found.generation * 0.3) / 1000),
    trees: until(0, (found) => Math.floor(found.co2Reduction / TREE)),
    onlineCount: (_sums, site, asked) => one(online(site, asked)),
    offlineCount: (_sums, site, asked) => one(!online(site, asked)),
    alarmCount: (_sums, site, { now }) => one(alarms(site, now - 86_400_000, now).some(({ to }) => to === undefined)),
    pr: pvFigures.pr,
  },
  { where: withSun },
);
