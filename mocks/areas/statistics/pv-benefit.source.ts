import { pvBenefit } from '@schemas/statistics/pv-benefit.report';
import { ratio } from '../../report/part';
import { defineSource } from '../../report/reportSource';
import type { Sums } from '../../world/model';

const income = (sums: Sums): number => sums.selfUseIncome + sums.feedInIncome + sums.subsidy;

/** The sun costs nothing while it shines: what it earns is profit. */
export default defineSource(
  pvBenefit,
  {
    income,
    cost: () => 0,
    profit: income,
    energy: (sums) => sums.generation,
    avgPrice: (sums) => ratio(income(sums), sums.generation),
  },
  { where: (site) => site.pv !== undefined },
);
