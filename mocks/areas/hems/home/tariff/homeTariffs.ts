import { addDays } from '@/schema/dates';
import type { Locale } from '../../../../core/texts';
import type { HomeSite } from '../../../../energy/model';
import type { HomeDoc } from '../homes/homeDoc';
import { priceTypeOf, priceTypeWords } from './priceType';
import { productOf } from './products';

const directions = [
  [1, { en: 'Purchase', zh: '购电' }],
  [2, { en: 'Export', zh: '上网' }],
] as const;

/**
 * The tariffs of a home for purchase and export (spec 02 §3). A published export price is no product of the market: it
 * has no businessId, and nothing to view.
 */
export function homeTariffs(home: HomeDoc, site: HomeSite | undefined, locale: Locale) {
  if (!site) return [];
  const { tariff } = site;
  const product = productOf(home.marketAreaId, tariff);
  const priceType = priceTypeOf(tariff);
  return directions.map(([code, words]) => {
    const ofMarket = product && (code === 1 || tariff.type !== 3);
    return {
      tariffDirectionType: { code, desc: words[locale] },
      priceType: { code: priceType, desc: priceTypeWords[priceType][locale] },
      tariffName: tariff.name,
      retailerRegion: product?.area.name ?? '',
      settingDate: addDays(home.createDate, 1),
      businessId: ofMarket ? product.id : null,
      retailerId: ofMarket ? product.retailer.id : null,
    };
  });
}
