import { accountTables } from '@mocks/account/tables';
import type { Resource } from '@/schema';
import { allResources } from '@mocks/resources';
import type { Store } from '@mocks/store/store';

/** Somebody with every menu and no button. */
export const READER = 'operator@demo.energy';
/** Somebody with every menu and every button but those of fields. */
export const CLERK = 'clerk@demo.energy';

const codesOfFields = (resources: readonly Resource[]) =>
  new Set(
    resources.flatMap(({ fields }) =>
      Object.values(fields).flatMap(({ options: { permission } }) => [permission?.see, permission?.change]),
    ),
  );

/** Gives these two every menu there is by now. */
export function makeReaders(store: Store, extra: readonly Resource[]): void {
  const { menus, roles, users } = accountTables(store);
  const reader = users.all().find((user) => user.account === READER);
  const role = reader && roles.get(reader.roleIds[0] ?? '');
  if (!reader || !role) throw new Error(`There is no ${READER} with a role.`);
  const products = [...new Set(menus.all().map(({ productId }) => productId))];
  const ofFields = codesOfFields([...allResources, ...extra]);
  const grant = (id: string, withButton: (code: string | null | undefined) => boolean) => {
    const granted = menus.all().filter(({ type, permission }) => type !== 3 || withButton(permission));
    roles.put({
      ...role,
      id,
      productMenuList: products.map((productId) => ({
        productId,
        menuIds: granted.filter((one) => one.productId === productId).map((one) => one.id),
        halfMenuIds: [],
      })),
    });
  };
  grant('reader', () => false);
  grant('clerk', (code) => !ofFields.has(code ?? undefined));
  users.patch(reader.id, { roleIds: ['reader'] });
  users.put({ ...reader, id: 'clerk', account: CLERK, roleIds: ['clerk'] });
}
