import type { BalanceFigures } from '../balance/balanceOf';
import { groupFigures } from '@/report';
import type { Amount } from '@/charts';
import { energyCost } from '@schemas/hems/home/energy-cost.report';
import type { UsageAnswer, Whole } from './readUsage';

/**
 * The terms of a balance from a usage summary and the answer of the cost summary of the same days. The heat is in the
 * other load (spec 02 §3).
 */
export function balanceFigures({ usage, generation }: UsageAnswer, cost: unknown): BalanceFigures {
  const part = (whole: Whole, type: string): Amount | undefined =>
    whole.parts.find((one) => one.type.toLowerCase() === type.toLowerCase())?.amount;
  const { grid } = groupFigures(energyCost.blocks.summary, cost, energyCost.measures);
  const all = {
    import: grid?.purchased,
    pv: part(generation, 'pvProduction'),
    batteryDischarge: part(generation, 'batteryDischarged'),
    evDischarge: part(generation, 'evChargerDischarged'),
    home: part(usage, 'otherLoad'),
    export: grid?.exported,
    batteryCharge: part(usage, 'batteryCharged'),
    evCharge: part(usage, 'evChargerCharged'),
  };
  return Object.fromEntries(Object.entries(all).filter(([, amount]) => amount !== undefined));
}
