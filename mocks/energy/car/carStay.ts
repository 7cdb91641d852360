import { addDays } from '@/schema/dates';
import { dayTime, type DayTime } from '../dayTime';
import { tariffPrices } from '../market/tariffPrices';
import type { HomeSite } from '../model';
import { CAR } from './carBattery';
import { carPlan, type CarPlan, type PricedQuarter } from './carPlan';
import { carSession, type CarSession } from './carSession';

const QUARTER = 900_000;

/** A car at its charger, and what a smart charger means to do. */
export interface CarStay {
  readonly session: CarSession;
  readonly plan: CarPlan | undefined;
}

/** The car between steps. */
export interface CarState {
  /** kWh in it. */
  readonly level: number;
  readonly stay?: CarStay | undefined;
}

/** The quarters of a stay that begins on a day; it ends on the next at the latest. */
function quartersOf(site: HomeSite, { day }: DayTime, { from, to }: CarSession): PricedQuarter[] {
  return [day, addDays(day, 1)].flatMap((one) => {
    const { start } = dayTime(one, site.zone);
    return tariffPrices(site, one)
      .buy.map((buy, index) => ({ at: start + index * QUARTER, buy }))
      .filter(({ at }) => at >= from - QUARTER && at < to);
  });
}

/** The stays that can begin on a day, as a function from step to step: who leaves, who comes and plans. */
export function carStays(site: HomeSite, time: DayTime): (at: number, car: CarState) => CarState {
  const { charger } = site;
  if (!charger) return (_, car) => car;
  const session = carSession(site.id, time);
  return (at, car) => {
    if (car.stay) return at < car.stay.session.to ? car : { level: car.level };
    if (!session || at < session.from || at >= session.to) return car;
    const level = Math.max(0.1 * CAR.capacity, car.level - session.driven);
    const plan = charger.smart
      ? carPlan(quartersOf(site, time, session), level, charger.power, charger.v2x ?? false)
      : undefined;
    return { level, stay: { session, plan } };
  };
}
