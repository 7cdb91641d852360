import type { BalanceFigures } from '../balance/balanceOf';
import type { CostItem } from '../cost/readCostSummary';
import type { Amount } from '@/charts/figures/readAmount';
import type { UsageAnswer, Whole } from './readUsage';

/** The terms of a balance from a usage summary and what the grid bought and sold on the same days. The heat is in the other load (spec 02 §3). */
export function balanceFigures({ usage, generation }: UsageAnswer, cost: readonly CostItem[]): BalanceFigures {
  const part = (whole: Whole, type: string): Amount | undefined => whole.parts.find((one) => one.type.toLowerCase() === type.toLowerCase())?.amount;
  const grid = (name: string) => cost.find(({ type }) => type === 'grid')?.values.find(([value]) => value === name)?.[1];
  const all = {
    import: grid('purchase'),
    pv: part(generation, 'pvProduction'),
    batteryDischarge: part(generation, 'batteryDischarged'),
    evDischarge: part(generation, 'evChargerDischarged'),
    home: part(usage, 'otherLoad'),
    export: grid('export'),
    batteryCharge: part(usage, 'batteryCharged'),
    evCharge: part(usage, 'evChargerCharged'),
  };
  return Object.fromEntries(Object.entries(all).filter(([, amount]) => amount !== undefined));
}
