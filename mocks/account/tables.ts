import type { Store } from '../store/store';
import { table } from '../store/table';
import type { LogDoc, MenuDoc, OrganizationDoc, ProductDoc, RoleDoc, TenantDoc, UserDoc } from './accountDocs';

/** The collections of account administration; those with a schema are named as it is. */
export const accountTables = (store: Store) => ({
  tenants: table<TenantDoc>(store, 'account/tenant'),
  organizations: table<OrganizationDoc>(store, 'account/organization'),
  roles: table<RoleDoc>(store, 'account/role'),
  users: table<UserDoc>(store, 'account/user'),
  products: table<ProductDoc>(store, 'account/product'),
  menus: table<MenuDoc>(store, 'account/menu'),
  logs: table<LogDoc>(store, 'account/operation-log'),
});
