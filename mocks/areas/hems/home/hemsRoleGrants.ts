import type { RoleGrant } from '../../../seed/grantMenus';
import { DEMO_TENANT, OPERATOR } from '../../../seed/seedCompanies';
import { roleId } from '../../../seed/seedRoles';

const PAGES = ['homeInfo', 'energyReport', 'dashboard', 'energyCost', 'energyUsage', 'device'];

/** What the demonstration's roles have of home management; administrators have everything. */
export const hemsRoleGrants: readonly RoleGrant[] = [
  { role: roleId(OPERATOR, 'staff'), product: 'hems', menus: ['home', ...PAGES, 'dynamicTariffMonitor'] },
  {
    role: roleId(DEMO_TENANT, 'staff'),
    product: 'hems',
    menus: ['home', 'home/create', 'home/group', ...PAGES, 'dynamicTariffMonitor'],
  },
  {
    role: roleId(DEMO_TENANT, 'installer'),
    product: 'hems',
    menus: ['home', 'home/bindInstaller', 'home/unbindInstaller', 'homeInfo', 'dashboard', 'device'],
  },
];
