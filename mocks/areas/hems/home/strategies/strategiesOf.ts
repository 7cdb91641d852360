import type { HomeSite } from '../../../../energy/model';
import type { HomeDoc } from '../homes/homeDoc';

/** 3 on, 2 off, 1 locked (spec 02 §4). */
export type StrategyStatus = 1 | 2 | 3;

/** The automatic strategies of a home. What its equipment cannot do is locked. */
export interface Strategies {
  readonly automatic: StrategyStatus;
  readonly energyTrading: StrategyStatus;
  readonly capacityCharge: StrategyStatus;
  readonly batteryStandBy: StrategyStatus;
  readonly batteryForEv: StrategyStatus;
  readonly gridFeedIn: StrategyStatus;
  readonly overload: StrategyStatus;
}

const onIf = (possible: unknown, on: boolean): StrategyStatus => (possible ? (on ? 3 : 2) : 1);

/** What runs in a home by itself: trading where the battery trades, feed-in where a limit is set, and so on. */
export function strategiesOf({ id }: Pick<HomeDoc, 'id'>, site: HomeSite | undefined): Strategies {
  const number = Number(id.slice(-6)) || 0;
  const controllable = site?.battery ?? site?.charger ?? site?.hvac;
  return {
    automatic: onIf(controllable, number % 5 !== 4),
    energyTrading: onIf(site?.battery, site?.battery?.strategy === 'trading'),
    capacityCharge: onIf(controllable, site?.capacityTarget !== undefined),
    batteryStandBy: onIf(site?.battery, number % 4 === 1),
    batteryForEv: onIf(site?.battery && site.charger, number % 3 === 1),
    gridFeedIn: onIf(site?.pv, site?.pv?.feedInLimit !== undefined),
    overload: onIf(site, number % 4 !== 2),
  };
}
