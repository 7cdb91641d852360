import { storageBenefit } from '@schemas/statistics/storage-benefit.report';
import { defineSource, type MeasureSource } from '../../report/reportSource';
import { demandSaving } from './demandSaving';

const demandIncome = (...[{ from, to }, site, { now }]: Parameters<MeasureSource>): number =>
  demandSaving(site, from, to, now);
const income = (...of: Parameters<MeasureSource>): number => of[0].arbitrageIncome + demandIncome(...of);

/** Response orders pay nothing as long as none is settled. */
export default defineSource(
  storageBenefit,
  {
    energy: (sums) => sums.dischargeEnergy,
    demandIncome,
    responseIncome: () => 0,
    income,
    cost: () => 0,
    profit: income,
  },
  { where: (site) => site.battery !== undefined },
);
