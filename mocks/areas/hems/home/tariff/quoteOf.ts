import { Refusal } from '../../../../core/refusal';
import { textOf, type Incoming } from '../../../../core/incoming';
import type { HomeTariff } from '../../../../energy/model';
import { marketAreas, type MarketArea } from '../homes/marketAreas';
import { hemsTexts } from '../texts';
import { products, type Product } from './products';

/** What prices are asked for: a product, or the plain spot price of an area. */
export interface Quote {
  readonly name: string;
  readonly area: MarketArea;
  readonly tariff: HomeTariff;
  /** Absent for plain spot. */
  readonly product?: Product;
}

const SPOT: HomeTariff = { type: 1, name: '', additionalTax: 0, exportFee: 0, slot: 15 };

/** The tariff a call names by `businessId` (and `retailerId`, when it names one). Refuses an unknown one. */
export function quoteOf(incoming: Incoming): Quote {
  const [businessId, retailerId] = [textOf(incoming, 'businessId'), textOf(incoming, 'retailerId')];
  if (businessId === '') throw new Refusal(hemsTexts.tariffMissing, { code: '4001' });
  const product = products.find(
    ({ id, retailer }) => id === businessId && (retailerId === '' || retailer.id === retailerId),
  );
  if (product) return { name: product.name, area: product.area, tariff: product.tariff, product };
  const area = marketAreas.find(({ id }) => id === businessId);
  if (!area || retailerId !== '') throw new Refusal(hemsTexts.tariffUnknown, { code: '4004' });
  return { name: area.name, area, tariff: SPOT };
}
