import { worded } from '../../../../names/worded';
import type { BackendContext } from '../../../../core/context';
import { once } from '../../../../seed/once';
import { marketAreas } from '../homes/marketAreas';
import { products } from './products';
import { priceTypeOf } from './priceType';
import { retailers } from './retailers';

/** Puts market areas, retailers and products there, for those that choose among them. */
export async function seedTariffs(context: BackendContext): Promise<void> {
  await once(context.store, 'hems tariffs', () => {
    context.store.put('hems/market-area', ...marketAreas.map((area) => ({ ...area, publishStatus: 1 })));
    context.store.put(
      'hems/retailer',
      ...retailers.map(({ sells: _sells, ...retailer }) => ({ ...retailer, publishStatus: 1 })),
    );
    context.store.put(
      'hems/market-product',
      ...products.map(({ id, name, area, retailer, tariff }) => ({
        id,
        name,
        nameEn: worded(name, 'en'),
        retailerId: retailer.id,
        marketAreaIds: [area.id],
        tariffType: tariff.type,
        priceType: priceTypeOf(tariff),
        additionalTax: tariff.additionalTax,
        publishStatus: 1,
      })),
    );
  });
}
