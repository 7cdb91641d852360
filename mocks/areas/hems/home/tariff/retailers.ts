import { seedId } from '../../../../core/ids';

/** A seller of electricity (proposed fields, retailer), as far as tariffs need it. */
export interface Retailer {
  readonly id: string;
  readonly name: string;
  readonly countryCode: string;
  readonly priceSource: 'spot' | 'api' | 'web' | 'manual';
  /** Names of the tariffs it sells. */
  readonly sells: readonly string[];
}

const retailer = (
  name: string,
  countryCode: string,
  priceSource: Retailer['priceSource'],
  ...sells: string[]
): Retailer => ({
  id: seedId(`retailer ${name}`),
  name,
  countryCode,
  priceSource,
  sells,
});

export const retailers: readonly Retailer[] = [
  retailer('Polder Energie', 'NL', 'spot', 'Dynamisch Thuis', 'Dynamisch Vast'),
  retailer('Zonneveld Energie', 'NL', 'api', 'Zon Flex'),
  retailer('Rheinkraft', 'DE', 'spot', 'Strom Dynamisch'),
  retailer('Stadtwerke Elbtal', 'DE', 'web', 'Tag und Nacht'),
  retailer('Schelde Power', 'BE', 'api', 'Flexible'),
  retailer('Nordljus El', 'SE', 'spot', 'Timpris'),
  retailer('Pennine Energy', 'GB', 'api', 'Agile'),
  retailer('Torrens Power', 'AU', 'spot', 'Wholesale Pass-through'),
  retailer('Sahyadri Electricity', 'IN', 'web', 'Time of Day'),
  retailer('申江供电', 'CN', 'web', '峰谷分时电价'),
  retailer('Rhône Électricité', 'FR', 'web', 'Heures Pleines / Creuses'),
];
