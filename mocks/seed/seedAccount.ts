import type { BackendContext } from '../core/context';
import { enterpriseMenus, platformMenus } from './accountMenus';
import { once } from './once';
import { seedCompanies } from './seedCompanies';
import { seedLogs } from './seedLogs';
import { seedMenus } from './seedMenus';
import { seedProducts } from './seedProducts';
import { seedRoles } from './seedRoles';
import { seedUsers } from './seedUsers';

const BRANDING = {
  id: 'platform',
  sysName: '能源云管理平台',
  sysNameEn: 'Energy Cloud Console',
  logoUrl: '/brands/blue/logo.svg',
  iconUrl: '/brands/blue/icon.svg',
  theme: 'blue',
  footer: '© Energy Cloud',
};

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
    context.store.put('branding', BRANDING);
  });
}
