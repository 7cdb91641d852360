import type { Doc } from '../../../store/store';
import { carbonOf } from '../../../energy/carbon';

/** kg of CO₂ a tree takes up in a year, as usually counted. */
export const TREE = 18.3;

/** tCO₂ a MWh of the grid for data of a year: the newest factor that is not newer; without one that of the country. */
export function gridFactor(factors: readonly Doc[], country: string, year: number): number {
  const own = factors.filter(
    (one) => one.energyType === 'electricity' && one.area === country && Number(one.year) <= year,
  );
  const newest = own.toSorted((one, other) => Number(other.year) - Number(one.year))[0];
  return newest ? Number(newest.factor) : carbonOf(country).factor;
}

/**
 * What a purchase saves (t): credits are tons; green power and certificates (one each MWh) save what the grid would
 * have emitted.
 */
export function purchaseReduction(type: unknown, quantity: number, factor: number): number {
  if (type === 'carbonCredit') return quantity;
  return type === 'greenPower' || type === 'greenCertificate' ? quantity * factor : 0;
}
