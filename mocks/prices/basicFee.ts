import type { Contract } from '../world/site';

/** Least demand that is paid for, as a share of the transformer. */
const LEAST = 0.4;
/** What may be drawn above the contract before it costs double. */
const FREE = 1.05;

/** The fee of a month that goes by size (operations §5.3): capacity kVA, demands kW. */
export function basicFee(
  { billingMode, capacityPrice, demandPrice, contractDemand }: Contract,
  capacity: number,
  maxDemand: number,
): number {
  if (billingMode === 'capacity') return capacity * capacityPrice;
  if (billingMode === 'actualDemand') return maxDemand * demandPrice;
  const agreed = Math.max(contractDemand, LEAST * capacity);
  return (agreed + 2 * Math.max(0, maxDemand - FREE * agreed)) * demandPrice;
}
