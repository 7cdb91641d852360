import { allocate } from './allocate';
import { completionRate } from './response';

/** Half a cent away from zero, as bills do. */
export const cents = (value: number): number =>
  (Math.sign(value) * Math.round(Math.abs(value) * 100 + 1e-7)) / 100 || 0;

/**
 * Percent of a target between which a response is paid in full; what is above is not counted, what is below is not paid
 * (proposed fields A).
 */
export const BAND = { least: 80, most: 120 } as const;

export type AppraisalResult = 'qualified' | 'partial' | 'unqualified';

/**
 * What of a response counts, by how much of its target it was. Energies kWh, rates percent; nothing is a part of no
 * target.
 */
export function appraise(responseEnergy: number, targetEnergy: number) {
  const completion = completionRate(responseEnergy, targetEnergy);
  const deviation = cents(responseEnergy - targetEnergy);
  const most = cents((targetEnergy * BAND.most) / 100);
  const result: AppraisalResult =
    completion === null || completion < BAND.least ? 'unqualified' : completion > BAND.most ? 'partial' : 'qualified';
  return {
    completionRate: completion,
    deviationEnergy: deviation,
    deviationRate: targetEnergy > 0 ? cents((deviation / targetEnergy) * 100) : null,
    effectiveEnergy: result === 'unqualified' ? 0 : Math.min(cents(responseEnergy), most),
    result,
  };
}

/** What of an amount is the customer's, by his share in percent; the rest is the operator's, so that both add up. */
export function shareOf(amount: number, ratio: number): { readonly customer: number; readonly operator: number } {
  const customer = cents((amount * ratio) / 100);
  return { customer, operator: cents(amount - customer) };
}

/** What a resource did in an order. */
export interface ResourceResponse {
  /** kWh. */
  readonly energy: number;
  /** Percent of the customer. */
  readonly ratio: number;
  /** Energy of its target it did not give, kWh: penalties go by it. */
  readonly shortfall?: number;
}

/** The money of an order among its resources, by what each of them gave: it adds up to the cent (operations, 1.7). */
export function splitOrder(fee: number, penalty: number, resources: readonly ResourceResponse[]) {
  const fees = allocate(
    Math.round(fee * 100),
    resources.map(({ energy }) => Math.max(0, energy)),
  );
  const penalties = allocate(
    Math.round(penalty * 100),
    resources.map(({ shortfall = 0 }) => Math.max(0, shortfall)),
  );
  return resources.map(({ ratio }, at) => {
    const [own, off] = [(fees[at] ?? 0) / 100, (penalties[at] ?? 0) / 100];
    return { responseFee: own, penalty: off, ...shareOf(cents(own - off), ratio) };
  });
}

/** A line of a bill: what a resource did in an order, in the customer's share. */
export interface SettledLine {
  /** kWh. */
  readonly energy: number;
  readonly responseFee: number;
  readonly penalty: number;
  /** Percent of the customer. */
  readonly ratio: number;
}

/** A bill of a customer. Energy MWh; `avgPrice` is what a kWh cost, never the mean of prices. */
export function billOf(lines: readonly SettledLine[], adjust = 0) {
  const sum = (value: (line: SettledLine) => number) => lines.reduce((all, line) => all + value(line), 0);
  const energy = sum((line) => line.energy);
  const fees = sum(({ responseFee }) => responseFee);
  const penalty = cents(sum((line) => shareOf(line.penalty, line.ratio).customer));
  const amount = cents(sum((line) => shareOf(cents(line.responseFee - line.penalty), line.ratio).customer) + penalty);
  return {
    energy: Math.round(energy * 10) / 10_000,
    avgPrice: energy > 0 ? Math.round((fees / energy) * 10_000) / 10_000 : null,
    amount,
    penalty,
    payableAmount: cents(amount - penalty + adjust),
  };
}

/** The tax that is in an amount, at a rate in percent. */
export function taxIn(gross: number, rate: number): { readonly net: number; readonly tax: number } {
  const net = cents(gross / (1 + rate / 100));
  return { net, tax: cents(gross - net) };
}
