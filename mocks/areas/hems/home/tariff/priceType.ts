import type { Text } from '../../../../core/texts';
import type { HomeTariff } from '../../../../energy/model';

/** How a tariff counts (proposed fields, market-product). */
export type PriceType = 'timeOfUse' | 'dynamicHour' | 'dynamicQuarter';

export function priceTypeOf({ type, slot }: HomeTariff): PriceType {
  if (type === 3) return 'timeOfUse';
  return slot === 60 ? 'dynamicHour' : 'dynamicQuarter';
}

export const priceTypeWords: Readonly<Record<PriceType, Text>> = {
  timeOfUse: { en: 'Time of use', zh: '分时' },
  dynamicHour: { en: 'Dynamic, by the hour', zh: '小时动态' },
  dynamicQuarter: { en: 'Dynamic, by the quarter', zh: '15分钟动态' },
};
