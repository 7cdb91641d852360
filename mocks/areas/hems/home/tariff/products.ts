import { seedId } from '../../../../core/ids';
import { sites } from '../../../../energy/fleet';
import type { HomeSite, HomeTariff } from '../../../../energy/model';
import { marketAreas, type MarketArea } from '../homes/marketAreas';
import { places } from '../homes/places';
import { retailers, type Retailer } from './retailers';

/** A tariff of a retailer in a market area. Its id is the `businessId` of the calls. */
export interface Product {
  readonly id: string;
  readonly name: string;
  readonly area: MarketArea;
  readonly retailer: Retailer;
  readonly tariff: HomeTariff;
}

const productId = (area: string, tariff: string): string => seedId(`market-product ${area} ${tariff}`);

function productsOf(area: MarketArea): Product[] {
  const sold = new Map(
    sites.filter(({ country }) => country === area.countryCode).map(({ tariff }) => [tariff.name, tariff]),
  );
  return [...sold].flatMap(([name, tariff]): Product[] => {
    const retailer = retailers.find((one) => one.countryCode === area.countryCode && one.sells.includes(name));
    return retailer ? [{ id: productId(area.code, name), name, area, retailer, tariff }] : [];
  });
}

/** Every tariff that homes of the fleet have, in each area of its country. */
export const products: readonly Product[] = marketAreas.flatMap(productsOf);

/** The product of a home's tariff in its area; undefined for a tariff nobody of the catalogue sells. */
export function productOf(marketAreaId: string | null | undefined, tariff: HomeTariff): Product | undefined {
  return products.find(({ area, name }) => area.id === marketAreaId && name === tariff.name);
}

/** A home with nothing in it but a tariff: what the prices of an area are computed for. */
export function pricedSite({ code, countryCode, timeZone }: MarketArea, tariff: HomeTariff): HomeSite {
  const latitude = places.find(({ area }) => area === code)?.latitude ?? 50;
  return {
    id: `market ${code}`,
    zone: timeZone,
    country: countryCode,
    latitude,
    yearlyLoad: 0,
    connection: 0,
    since: '2020-01-01',
    tariff,
  };
}
