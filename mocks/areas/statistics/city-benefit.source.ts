import { cityBenefit } from '@schemas/statistics/city-benefit.report';
import { ratio } from '../../report/part';
import { defineSource } from '../../report/reportSource';

export default defineSource(cityBenefit, {
  energy: (sums) => sums.importEnergy,
  electricityFee: (sums) => sums.gridCost,
  income: (sums) => sums.gridIncome,
  cost: (sums) => sums.gridCost,
  profit: (sums) => sums.gridIncome - sums.gridCost,
  avgPrice: (sums) => ratio(sums.gridCost, sums.importEnergy),
});
