import { textOf, type Incoming } from '../../../../core/incoming';
import { Refusal } from '../../../../core/refusal';
import { PRICE } from '../energy/homeUnits';
import { hemsTexts } from '../texts';
import type { MarketArea } from '../homes/marketAreas';

/** A unit of prices: its name, and how many of it one hundredth of the currency a kWh is. */
export interface PriceUnit {
  readonly unit: string;
  readonly factor: number;
}

/** The unit a call asks for: `c/kWh`, or `EUR/MWh`, which stands for the area's currency a MWh (proposed fields). */
export function priceUnitOf(incoming: Incoming, { currencyCode }: MarketArea): PriceUnit {
  const wantedUnit = textOf(incoming, 'unit') || PRICE;
  if (wantedUnit === PRICE) return { unit: PRICE, factor: 1 };
  if (wantedUnit === 'EUR/MWh' || wantedUnit === `${currencyCode}/MWh`)
    return { unit: `${currencyCode}/MWh`, factor: 10 };
  throw new Refusal(hemsTexts.priceUnit, { code: '4001' });
}
