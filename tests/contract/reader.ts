import { accountTables } from '@mocks/account/tables';
import type { Store } from '@mocks/store/store';

/** Somebody with every menu and no button. */
export const READER = 'operator@demo.energy';

/** Gives that person every menu there is by now. */
export function makeReader(store: Store): void {
  const { menus, roles, users } = accountTables(store);
  const reader = users.all().find((user) => user.account === READER);
  const role = reader && roles.get(reader.roleIds[0] ?? '');
  const pages = menus.all().filter(({ type }) => type !== 3);
  const products = [...new Set(pages.map(({ productId }) => productId))];
  if (!reader || !role) throw new Error(`There is no ${READER} with a role.`);
  roles.put({ ...role, id: 'reader', productMenuList: products.map((productId) => ({ productId, menuIds: pages.filter((one) => one.productId === productId).map(({ id }) => id), halfMenuIds: [] })) });
  users.patch(reader.id, { roleIds: ['reader'] });
}
