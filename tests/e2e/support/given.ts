import { admin, PASSWORD } from './accounts';
import { must, seal, sessionOf, sharedSession, type Session } from './backend';
import { mark } from './unique';

interface Listed {
  readonly list: readonly {
    readonly id: string;
    readonly name: string;
    readonly productMenuList?: readonly object[];
  }[];
}

async function token(): Promise<string> {
  return (await sharedSession(admin)).accessToken;
}

/** Makes a role of the operator that grants the operation log. */
export async function givenRole(name: string): Promise<string> {
  const own = await token();
  const { list } = await must<Listed>('GET /role/page', { pageNum: 1, pageSize: 100 }, own);
  const productMenuList = list.find((one) => one.name.startsWith('Auditor'))?.productMenuList;
  await must('POST /role/create', { name, description: 'as it was', productMenuList }, own);
  const { list: found } = await must<Listed>('GET /role/page', { pageNum: 1, pageSize: 1, name }, own);
  return found[0]?.id ?? '';
}

/** Makes an organisation below the root of the operator, or below another one. */
export async function givenOrganization(name: string, parentId?: string): Promise<string> {
  const own = await token();
  const [root] = await must<{ id: string }[]>('GET /org/tree', {}, own);
  await must('POST /org/create', { name, nameEn: name, sort: 9, parentId: parentId ?? root?.id }, own);
  const { list } = await must<Listed>('GET /org/list', {}, own);
  return list.find((one) => one.name === name)?.id ?? '';
}

/** Makes a user of the operator with the role of an auditor. */
export async function givenUser(name: string): Promise<{ readonly id: string; readonly account: string }> {
  const own = await token();
  const account = `${mark()}@people.example`;
  const { list } = await must<Listed>('GET /role/page', { pageNum: 1, pageSize: 100 }, own);
  const role = list.find((one) => one.name.startsWith('Auditor')) ?? list[0];
  const orgId = await givenOrganization(`Team ${mark()}`);
  await must(
    'POST /user/create',
    {
      account,
      name,
      pwd: await seal(PASSWORD),
      orgId,
      roleIds: [await givenRole(`Reader ${mark()}`), role?.id].slice(0, 1),
    },
    own,
  );
  const { list: found } = await must<Listed>('GET /user/page', { pageNum: 1, pageSize: 1, account }, own);
  return { id: found[0]?.id ?? '', account };
}

/** Makes a tenant with one application. */
export async function givenTenant(
  name: string,
): Promise<{ readonly identification: string; readonly primaryAccount: string }> {
  const own = await token();
  const products = await must<{ id: string; code: string }[]>('GET /product/list', {}, own);
  const identification = `t-${mark()}`;
  const primaryAccount = `${mark()}@tenant.example`;
  await must(
    'POST /tenant/create',
    {
      name,
      nameEn: name,
      identification,
      primaryAccount,
      countryCode: 'NL',
      initialPwd: await seal(PASSWORD),
      contact: 'Cees',
      phone: '+31612345678',
      email: primaryAccount,
      productIds: products.filter((one) => one.code === 'enterprise').map((one) => one.id),
    },
    own,
  );
  return { identification, primaryAccount };
}

interface Menu {
  readonly id: string;
  readonly productId: string;
  readonly nameEn: string;
  readonly children?: readonly Menu[];
}
const flat = (menus: readonly Menu[]): Menu[] => menus.flatMap((one) => [one, ...flat(one.children ?? [])]);

/**
 * Makes a user of the operator who may see one page, by its English name, and signs him in: what a cloud keeps for a
 * user nobody else meets.
 */
export async function givenReader(page: string): Promise<Session> {
  const own = await token();
  const menu = flat(await must<Menu[]>('GET /product/tenantMenuList', {}, own)).find(({ nameEn }) => nameEn === page);
  const name = `Reader ${mark()}`;
  const account = `${mark()}@people.example`;
  await must(
    'POST /role/create',
    { name, description: '', productMenuList: [{ productId: menu?.productId, menuIds: [menu?.id], halfMenuIds: [] }] },
    own,
  );
  const { list } = await must<Listed>('GET /role/page', { pageNum: 1, pageSize: 1, name }, own);
  const [root] = await must<{ id: string }[]>('GET /org/tree', {}, own);
  await must(
    'POST /user/create',
    { account, name, pwd: await seal(PASSWORD), orgId: root?.id, roleIds: [list[0]?.id] },
    own,
  );
  return sessionOf(account);
}
