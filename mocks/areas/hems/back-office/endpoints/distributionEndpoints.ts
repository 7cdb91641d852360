import { timeText } from '../../../../core/clock';
import type { BackendContext } from '../../../../core/context';
import { actorOf, idsOf, textOf, type Incoming } from '../../../../core/incoming';
import type { Endpoint } from '../../../../core/router';
import { changeableRow, namedRow, visibleRows } from '../../../../crud/rows';
import { countryName } from '@/dsl';
import { post } from './post';

/** What tenants may offer: brands, and areas with their retailers and products. */
export function distributionEndpoints(context: BackendContext): Endpoint[] {
  const { store, clock } = context;
  const seen = (incoming: Incoming, name: string) => visibleRows(context, name, actorOf(incoming));
  const tenants = (name: string) => (incoming: Incoming) =>
    seen(incoming, name).map(({ id, tenantName }) => ({ id, name: tenantName }));
  const published = (incoming: Incoming, name: string) =>
    seen(incoming, name).filter(({ publishStatus }) => publishStatus === 1);
  const save = (name: string, path: string, fields: readonly string[]): Endpoint =>
    post(`${path}/update`, { menus: [name], code: 'distribute', log: 'authorize' }, (incoming) => {
      const { id, tenantName } = changeableRow(context, name, incoming, textOf(incoming, 'tenantId'));
      incoming.log.content = String(tenantName);
      const sent = Object.fromEntries(
        fields.map((field) => [
          field,
          field.startsWith('all') ? incoming.params[field] === true : idsOf(incoming.params[field]),
        ]),
      );
      store.put(name, { id, ...sent, updateTime: timeText(clock()) });
    });
  const brands = 'hems/brand-distribution';
  const prices = 'hems/price-distribution';
  return [
    post('distributionBrand/tenantList', { menus: [brands] }, tenants(brands)),
    post('distributionBrand/all', { menus: [brands] }, (incoming) => {
      const given = namedRow(context, brands, incoming, 'tenantId');
      return seen(incoming, 'hems/brand')
        .filter(({ releaseStatus }) => releaseStatus === 1)
        .map(({ id, name, logoUrl }) => ({
          id,
          name,
          logoUrl,
          checked: given.allBrands === true || idsOf(given.brandIds).includes(id),
        }));
    }),
    save(brands, 'distributionBrand', ['brandIds', 'allBrands']),
    post('distributionPrice/tenantList', { menus: [prices] }, tenants(prices)),
    post('distributionPrice/listMarketAreaCountries', { menus: [prices] }, (incoming) =>
      [...new Set(published(incoming, 'hems/market-area').map(({ countryCode }) => String(countryCode)))].map(
        (code) => ({ code, desc: countryName(code, incoming.locale) }),
      ),
    ),
    post('distributionPrice/all', { menus: [prices] }, (incoming) => {
      const given = namedRow(context, prices, incoming, 'tenantId');
      const has = (list: unknown, id: string) => given.allAreas === true || idsOf(list).includes(id);
      const areas = published(incoming, 'hems/market-area');
      return [...new Set(areas.map(({ countryCode }) => String(countryCode)))].map((code) => ({
        id: code,
        name: countryName(code, incoming.locale),
        checked: has(given.countryCodes, code),
        children: areas
          .filter(({ countryCode }) => countryCode === code)
          .map((area) => ({
            id: area.id,
            name: area.name,
            checked: has(given.marketAreaIds, area.id),
            children: published(incoming, 'hems/retailer')
              .filter(({ marketAreaIds }) => idsOf(marketAreaIds).includes(area.id))
              .map((retailer) => ({
                id: retailer.id,
                name: retailer.name,
                checked:
                  has(given.marketAreaIds, area.id) &&
                  (idsOf(given.retailerIds).length === 0 || has(given.retailerIds, retailer.id)),
                children: published(incoming, 'hems/market-product')
                  .filter((one) => one.retailerId === retailer.id && idsOf(one.marketAreaIds).includes(area.id))
                  .map((product) => ({
                    id: product.id,
                    name: product.name,
                    checked:
                      has(given.marketAreaIds, area.id) &&
                      (idsOf(given.productIds).length === 0 || has(given.productIds, product.id)),
                  })),
              })),
          })),
      }));
    }),
    save(prices, 'distributionPrice', ['countryCodes', 'marketAreaIds', 'retailerIds', 'productIds', 'allAreas']),
  ];
}
