import { chargePileBenefit } from '@schemas/statistics/charge-pile-benefit.report';
import { ratio } from '../../report/part';
import { defineSource } from '../../report/reportSource';
import type { Sums } from '../../world/model';

const income = (sums: Sums): number => sums.chargingElectricityFee + sums.chargingServiceFee;
/** What the site bought the electricity for. */
const cost = (sums: Sums): number => sums.chargingCost;

export default defineSource(
  chargePileBenefit,
  {
    energy: (sums) => sums.chargerEnergy,
    income,
    cost,
    profit: (sums) => income(sums) - cost(sums),
    avgPrice: (sums) => ratio(income(sums), sums.chargerEnergy),
  },
  { where: (site) => site.chargers !== undefined },
);
