import { accountTables } from '../../account/tables';
import { timeText } from '../../core/clock';
import type { BackendContext } from '../../core/context';
import { seedId } from '../../core/ids';
import { once } from '../../seed/once';
import { DEMO_TENANT, tenantId } from '../../seed/seedCompanies';
import { buttonId, menuId, productId } from '../../seed/seedMenus';
import { roleId } from '../../seed/seedRoles';
import { contractMenus } from './menus';

const VERSIONED = ['agreement', 'serviceFee', 'stationPrice', 'pvPrice', 'chargePilePrice', 'pvToMains', 'basicPrice'];

/**
 * Two more roles of the demonstration's tenant: one prepares contracts and prices, the other only reads them. Each with
 * somebody.
 */
export async function seedRoles(context: BackendContext): Promise<void> {
  const { roles, users } = accountTables(context.store);
  const pages = contractMenus.flatMap(({ children = [] }) => children.map(({ router }) => menuId('pv', router)));
  const buttons = VERSIONED.flatMap((place) =>
    ['edit', 'reserve', 'cancel'].map((code) => buttonId('pv', `contract/${place}`, code)),
  );
  const templates = ['create', 'edit', 'import', 'copyTo'].map((code) => buttonId('pv', 'contract/template', code));
  const add = (
    key: string,
    name: string,
    description: string,
    menuIds: readonly string[],
    person: string,
    alias: string,
  ) => {
    const account = `${key}@demo.energy`;
    const like = users.get(seedId('user staff@demo.energy'));
    roles.put({
      id: roleId(DEMO_TENANT, key),
      tenantId: tenantId(DEMO_TENANT),
      name,
      description,
      builtIn: false,
      grantsAll: false,
      createTime: timeText(context.clock()),
      createUser: 'Sanne de Vries',
      productMenuList: [{ productId: productId('pv'), menuIds, halfMenuIds: [menuId('pv', 'contract')] }],
    });
    if (like)
      users.put({
        ...like,
        id: seedId(`user ${account}`),
        account,
        email: account,
        alias,
        name: person,
        roleIds: [roleId(DEMO_TENANT, key)],
      });
  };
  await once(context.store, 'contract roles', () => {
    add(
      'contracts',
      'Contract manager',
      'Prepares contracts, fees and prices.',
      [...pages, ...buttons, ...templates],
      'Carla Contract',
      'contract_manager',
    );
    add('billing', 'Billing clerk', 'Reads contracts and prices.', pages, 'Bas Billing', 'billing_clerk');
  });
}
