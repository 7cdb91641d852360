import { codesOfResource } from '@/schema';
import { accountTables } from '../../../account/tables';
import { DAY, timeText } from '../../../core/clock';
import type { BackendContext } from '../../../core/context';
import { seedId } from '../../../core/ids';
import { grantMenus } from '../../../seed/grantMenus';
import { once } from '../../../seed/once';
import { DEMO_TENANT, orgId, tenantId } from '../../../seed/seedCompanies';
import { roleId } from '../../../seed/seedRoles';
import { seededPassword } from '../../../seed/demoPassword';
import { ticketMenus } from '../menus';

/**
 * Demonstration accounts of the maintenance crew of the demonstration tenant, one for each part in a ticket and an
 * order.
 */
export const crew = {
  planner: { account: 'planner@demo.energy', name: 'Mila Jansen' },
  issuer: { account: 'issuer@demo.energy', name: 'Wouter Smit' },
  licensor: { account: 'licensor@demo.energy', name: 'Meiling Lin' },
  leader: { account: 'leader@demo.energy', name: 'Jeroen de Boer' },
  second: { account: 'second@demo.energy', name: 'Zhiyuan Chen' },
} as const;

export const userId = (account: string): string => seedId(`user ${account}`);

/** The role of the crew and its people. */
export async function seedCrew(context: BackendContext): Promise<void> {
  const { users, roles } = accountTables(context.store);
  const role = roleId(DEMO_TENANT, 'crew');
  const now = context.clock();
  await once(context.store, 'ticket crew', async () => {
    const born = { createTime: timeText(now - 200 * DAY), createUser: 'Sanne de Vries' };
    roles.put({
      id: role,
      tenantId: tenantId(DEMO_TENANT),
      name: 'Maintenance crew',
      description: 'Work tickets and work orders.',
      productMenuList: [],
      builtIn: false,
      ...born,
    });
    const password = await seededPassword(context.settings);
    const people = Object.entries(crew).map(([key, { account, name }], index) => ({
      id: userId(account),
      tenantId: tenantId(DEMO_TENANT),
      orgId: orgId(DEMO_TENANT, 'service'),
      roleIds: [role],
      account,
      alias: `crew_${key}`,
      name,
      email: account,
      phone: `+3162000100${index}`,
      description: null,
      state: 1 as const,
      lastLoginTime: null,
      password,
      passwordTime: now - 10 * DAY,
      ...born,
    }));
    users.put(...people);
  });
  const menus = ticketMenus
    .flatMap(({ children = [] }) => children)
    .flatMap(({ router, component = '' }) => {
      const resource = context.resources.get(component);
      return [router, ...(resource ? codesOfResource(resource).map((code) => `${router}/${code}`) : [])];
    });
  await grantMenus(context, { role, product: 'pv', menus });
}
