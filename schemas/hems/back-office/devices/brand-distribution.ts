import { boolean, dateTime, defineResource, number, options, text, type RecordOf } from '@/dsl';
import { hems } from '../../../services';

// covers HE-373, HS-047
/** Which brands a tenant may offer (spec 02 §7). A tenant is a row: nothing is created or deleted. */
export const brandDistribution = defineResource({
  name: 'hems/brand-distribution',
  api: hems('distributionBrand', {
    id: 'tenantId',
    page: 'POST page',
    read: (row) => ({ tenantIdDesc: row.tenantName ?? null, ...row }),
  }),
  recordTitle: 'tenantName',
  fields: {
    tenantId: options('POST tenantList', { readOnly: true }),
    tenantName: text({ readOnly: true, internal: true }),
    allBrands: boolean({ readOnly: true }),
    brandCount: number({ readOnly: true, min: 0 }),
    brandNames: text({ readOnly: true }),
    updateTime: dateTime({ readOnly: true }),
  },
  list: {
    columns: ['tenantId', 'allBrands', 'brandCount', { field: 'brandNames', width: 320 }, 'updateTime'],
    filters: ['tenantId'],
    open: false,
  },
  actions: { distribute: { on: 'row' } },
});
export type BrandDistribution = RecordOf<typeof brandDistribution>;
