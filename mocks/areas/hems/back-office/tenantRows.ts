import { accountTables } from '../../../account/tables';
import type { BackendContext } from '../../../core/context';
import type { Doc } from '../../../store/store';

/** A row for each tenant with what was kept of it: distributions are neither made nor deleted. */
export function tenantRows({ store }: BackendContext, collection: string): Doc[] {
  const tenants = accountTables(store).tenants.filter(({ operator, state }) => !operator && state === 1);
  return tenants.map(({ id, name, nameEn }) => ({
    brandIds: [],
    allBrands: false,
    allAreas: false,
    countryCodes: [],
    marketAreaIds: [],
    retailerIds: [],
    productIds: [],
    ...store.get(collection, id),
    id,
    tenantId: id,
    tenantName: nameEn ?? name,
  }));
}
