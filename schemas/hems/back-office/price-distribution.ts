import {
  boolean,
  dateTime,
  defineResource,
  number,
  options,
  optionsMany,
  referenceMany,
  text,
  type RecordOf,
} from '@/dsl';
import { hems } from '../../services';

// covers HE-341, HS-060
/**
 * Which areas, retailers and products a tenant may offer (spec 02 §7). A tenant is a row: nothing is created or
 * deleted.
 */
export const priceDistribution = defineResource({
  name: 'hems/price-distribution',
  api: hems('distributionPrice', {
    id: 'tenantId',
    page: 'POST page',
    read: (row) => ({ tenantIdDesc: row.tenantName ?? null, ...row }),
  }),
  recordTitle: 'tenantName',
  fields: {
    tenantId: options('POST tenantList', { readOnly: true }),
    tenantName: text({ readOnly: true, internal: true }),
    countryCodes: optionsMany('POST listMarketAreaCountries', { readOnly: true }),
    marketAreaIds: referenceMany('hems/market-area', { readOnly: true }),
    allAreas: boolean({ readOnly: true }),
    productCount: number({ readOnly: true, min: 0 }),
    updateTime: dateTime({ readOnly: true }),
  },
  list: {
    columns: [
      'tenantId',
      { field: 'marketAreaIds', width: 280 },
      'productCount',
      'updateTime',
      'countryCodes',
      'allAreas',
    ],
    filters: ['tenantId', 'countryCodes'],
    open: false,
  },
  actions: { distribute: { on: 'row' } },
});
export type PriceDistribution = RecordOf<typeof priceDistribution>;
