import { CAR } from './carBattery';

export interface PricedQuarter {
  readonly at: number;
  readonly buy: number;
}

/** The quarters (epoch ms) in which a smart charger charges, and those in which the car feeds the home. */
export interface CarPlan {
  readonly charge: ReadonlySet<number>;
  readonly give: ReadonlySet<number>;
}

/** Three hours of giving at most, each worth its losses and a little more. */
const MOST_GIVEN = 12;
const WORTH = 1.02;

/**
 * The cheapest quarters of a stay for what the car lacks. A car that may give does so in the dearest quarters, where
 * the price is above what filling it again costs.
 */
export function carPlan(quarters: readonly PricedQuarter[], level: number, power: number, v2x: boolean): CarPlan {
  const cheap = quarters.toSorted((one, other) => one.buy - other.buy || one.at - other.at);
  const needed = (energy: number) => Math.ceil(energy / CAR.efficiency / (power * 0.25 * 0.8));
  const own = needed(CAR.target - level);
  const filling = cheap[Math.min(own + MOST_GIVEN / 2, cheap.length - 1)]?.buy ?? 0;
  const most = Math.min(MOST_GIVEN, Math.max(0, cheap.length - own - MOST_GIVEN));
  const worthy = (buy: number) => buy > (Math.max(filling, 0) / CAR.efficiency ** 2) * WORTH;
  const give = v2x && level > CAR.reserve ? cheap.slice(cheap.length - most).filter(({ buy }) => worthy(buy)) : [];
  const given = Math.min(level - CAR.reserve, give.length * 0.3);
  const charge = cheap.slice(0, needed(CAR.target - level + Math.max(0, given)));
  const giving = new Set(give.map(({ at }) => at));
  return { charge: new Set(charge.map(({ at }) => at).filter((at) => !giving.has(at))), give: giving };
}
