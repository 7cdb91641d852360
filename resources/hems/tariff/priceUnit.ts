import type { Amount } from '@/charts/figures/readAmount';

/** Units the monitor can be asked for (proposed fields, 'tariff'); hundredths of the area's currency, or the currency itself per MWh. */
export const PRICE_UNITS = ['c/kWh', 'EUR/MWh'] as const;

export type PriceUnit = (typeof PRICE_UNITS)[number];

/** The unit of an address: `?unit=MWh`. */
export function priceUnitOf(params: URLSearchParams): PriceUnit {
  return params.get('unit') === 'MWh' ? 'EUR/MWh' : 'c/kWh';
}

/** A price told in c/kWh in the unit that is asked for; one in any other unit as it is. */
export function inPriceUnit(price: Amount, unit: PriceUnit): Amount {
  if (price.unit !== 'c/kWh' || unit === 'c/kWh' || price.value === null) return price.unit === 'c/kWh' ? { ...price, unit } : price;
  return { value: price.value * 10, unit };
}
