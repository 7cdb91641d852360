import type { BackendContext } from '../core/context';
import { brandings } from '../account/brandings';
import { enterpriseMenus, platformMenus } from './accountMenus';
import { once } from './once';
import { seedCompanies } from './seedCompanies';
import { seedLogs } from './seedLogs';
import { seedMenus } from './seedMenus';
import { seedProducts } from './seedProducts';
import { seedRoles } from './seedRoles';
import { seedUsers } from './seedUsers';

/** Applications, menus, the operator with its tenants, their people, and the operation log. */
export async function seedAccount(context: BackendContext): Promise<void> {
  await seedProducts(context);
  await seedMenus(context, 'platform', platformMenus);
  await seedMenus(context, 'enterprise', enterpriseMenus);
  await once(context.store, 'account', async () => {
    seedCompanies(context);
    seedRoles(context);
    await seedUsers(context);
    seedLogs(context);
    for (const branding of brandings) context.store.put('branding', branding);
  });
}
