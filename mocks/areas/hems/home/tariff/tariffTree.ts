import { countryName } from '@/dsl';
import type { Locale } from '../../../../core/texts';
import { marketAreas } from '../homes/marketAreas';
import { products } from './products';

/** A node of the monitor's tree (proposed fields, tariff). */
export interface TariffNode {
  readonly id: string;
  readonly name: string;
  readonly nodeType: 'country' | 'area' | 'retailer' | 'product';
  readonly businessId: string | null;
  readonly retailerId: string | null;
  readonly children: readonly TariffNode[];
}

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)];

function retailersOf(areaId: string): TariffNode[] {
  const own = products.filter(({ area }) => area.id === areaId);
  return unique(own.map(({ retailer }) => retailer)).map(({ id, name }) => ({
    id: `${areaId}-${id}`,
    name,
    nodeType: 'retailer',
    businessId: null,
    retailerId: id,
    children: own
      .filter(({ retailer }) => retailer.id === id)
      .map((product) => ({
        id: product.id,
        name: product.name,
        nodeType: 'product',
        businessId: product.id,
        retailerId: id,
        children: [],
      })),
  }));
}

/** Country, market area, retailer, product. An area's own prices are those of its spot market. */
export function tariffTree(locale: Locale): TariffNode[] {
  return unique(marketAreas.map(({ countryCode }) => countryCode)).map((code) => ({
    id: `country-${code}`,
    name: countryName(code, locale),
    nodeType: 'country',
    businessId: null,
    retailerId: null,
    children: marketAreas
      .filter(({ countryCode }) => countryCode === code)
      .map(({ id, name }) => ({
        id,
        name,
        nodeType: 'area',
        businessId: id,
        retailerId: null,
        children: retailersOf(id),
      })),
  }));
}
