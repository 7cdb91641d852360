import type { Station } from '../energy/stationOf';
import { strategiesOf } from '../strategies/strategiesOf';

/** H-022: 3 on, 2 off, 1 locked (spec 02 §4). */
export function strategyAnswer({ home, site }: Station) {
  const { automatic, gridFeedIn, overload, capacityCharge, energyTrading } = strategiesOf(home, site);
  return {
    automaticStatus: automatic,
    addOnStrategy: {
      gridFeedInStatus: gridFeedIn,
      overloadStatus: overload,
      capacityChargeStatus: capacityCharge,
      energyTradingStatus: energyTrading,
    },
  };
}
