import { objectOf } from '@/schema/objectOf';
import { describe, expect, it } from 'vitest';
import { areas } from '../areas';
import { at, listAt, testBackend } from '../testing';

const WEB = '/account/v3/web';

/** A backend with the demonstration accounts signed in on demand. */
function office() {
  const backend = testBackend();
  const request =
    (token: string) =>
    (text: string, params: object = {}) =>
      backend.call(text.replace(' ', ` ${WEB}/`), params, token);
  return { ...backend, as: async (account: string) => request(await backend.token(`${account}@demo.energy`)) };
}

type Send = Awaited<ReturnType<ReturnType<typeof office>['as']>>;

const idOf = async (request: Send, list: string, params: object) =>
  String(at(await request(`GET ${list}`, params), 'list.0.id'));
const userId = (request: Send, account: string) => idOf(request, 'user/page', { account });
const products = (answer: { readonly data: unknown }) =>
  listAt(answer, 'productDtoList').map((product) => product.code);

/** Every node of an answer's tree. */
function flat(nodes: readonly Record<string, unknown>[]): Record<string, unknown>[] {
  return nodes.flatMap((node) => [node, ...flat(Array.isArray(node.children) ? node.children : [])]);
}

describe('menus of whoever signs in', () => {
  it('are all for the administrator, with the codes of each schema', async () => {
    const { as } = office();
    const answer = await (await as('admin'))('GET menu/routers');
    expect(products(answer)).toEqual(['platform', 'enterprise']);
    const menus = flat(listAt(answer, 'productDtoList').flatMap((product) => listAt({ data: product }, 'menuList')));
    const codes = (component: string) => menus.find((menu) => menu.component === component)?.childButtonsPermission;
    expect(codes('account/tenant')).toEqual(['create', 'edit', 'export', 'unlock', 'resetPwd', 'assign', 'unassign']);
    expect(codes('account/role')).toEqual(['create', 'edit', 'delete', 'export', 'viewAs']);
    expect(codes('account/branding')).toEqual(['edit']);
    expect(menus.every((menu) => menu.type !== 3)).toBe(true);
  });

  // covers F-008
  it('are what the roles grant for others', async () => {
    const { as } = office();
    expect(products(await (await as('nomenu'))('GET menu/routers'))).toEqual([]);
    expect(products(await (await as('tenant'))('GET menu/routers'))).toEqual(['platform', 'enterprise']);
    const installer = listAt(await (await as('installer'))('GET menu/routers'), 'productDtoList');
    const menus = flat(installer.flatMap((product) => listAt({ data: product }, 'menuList')));
    expect(menus.map((menu) => menu.component).filter(Boolean)).toEqual(['account/user']);
  });

  it('show what a role would see', async () => {
    const { as } = office();
    const tenant = await as('tenant');
    const roleId = await idOf(tenant, 'role/page', { name: 'Installer' });
    expect(products(await tenant('GET menu/routers', { roleId }))).toEqual(['enterprise']);
    expect(await (await as('staff'))('GET menu/routers', { roleId })).toMatchObject({ status: 403 });
  });
});

describe('what is not granted', () => {
  it.each([
    ['operator', 'POST user/create'],
    ['operator', 'POST user/updateState'],
    ['operator', 'POST tenant/unlock'],
    ['operator', 'POST sys/setting'],
    ['tenant', 'GET tenant/page'],
    ['tenant', 'POST menu/create'],
    ['staff', 'POST user/create'],
    ['staff', 'GET role/page'],
    ['installer', 'GET role/page'],
    ['nomenu', 'GET user/page'],
  ])('%s is refused %s', async (account, text) => {
    expect(await (await office().as(account))(text)).toMatchObject({ status: 403, code: '403' });
  });

  it('leaves pickers open to those whose forms need them', async () => {
    const staff = await office().as('staff');
    for (const text of ['GET org/tree', 'GET role/list', 'GET product/list', 'GET country/list'])
      expect(await staff(text)).toMatchObject({ code: '0000' });
  });
});

describe('tenants are apart', () => {
  it('in lists, details and changes', async () => {
    const { as } = office();
    const [admin, tenant] = [await as('admin'), await as('tenant')];
    const foreign = await userId(admin, 'operator@demo.energy');
    expect(await userId(tenant, 'operator@demo.energy')).toBe('undefined');
    for (const text of ['GET user/detail', 'POST user/edit', 'POST user/resetPwd', 'POST user/unlock']) {
      expect(await tenant(text, { id: foreign })).toMatchObject({ code: '4004' });
    }
    const foreignOrg = await idOf(admin, 'org/list', { name: '运营中心' });
    expect(await tenant('POST org/create', { name: 'x', sort: 1, parentId: foreignOrg })).toMatchObject({
      code: '4001',
    });
    expect(flat(listAt(await tenant('GET org/tree'), '')).map((node) => node.nameEn)).toContain('Service north');
    expect(flat(listAt(await tenant('GET org/tree'), '')).map((node) => node.nameEn)).not.toContain(
      'Operations center',
    );
  });

  it('and a role grants only what its tenant has', async () => {
    const { as } = office();
    const [admin, tenant] = [await as('admin'), await as('tenant')];
    const menus = flat(listAt(await admin('GET menu/allTree'), ''));
    const secret = menus.find((menu) => menu.nameEn === 'Menus');
    const role = {
      name: 'Sneaky',
      productMenuList: [{ productId: secret?.productId, menuIds: [secret?.id], halfMenuIds: [] }],
    };
    expect(at(await tenant('POST role/create', role), 'errors.productMenuList')).toMatch(/only grant/);
    expect(
      at(
        await tenant('POST role/create', {
          name: 'Empty',
          productMenuList: [{ productId: secret?.productId, menuIds: [] }],
        }),
        'errors.productMenuList',
      ),
    ).toMatch(/required/);
    expect(flat(listAt(await tenant('GET menu/allTree'), '')).map((menu) => menu.nameEn)).not.toContain('Menus');
  });
});

describe('roles', () => {
  // covers FE-109
  it('decide for the next user who signs in, and stay while bound to one', async () => {
    const { as, seal, token, call, login } = office();
    const tenant = await as('tenant');
    const enterprise = listAt(await tenant('GET product/list'), '').find((product) => product.code === 'enterprise');
    const tree = flat(listAt(await tenant('GET product/tenantMenuList', { productId: enterprise?.id }), ''));
    expect(tree.every((node) => node.checked === false)).toBe(true);
    const org = tree.find((node) => node.nameEn === 'Organizations');
    const role = {
      name: 'Gardener',
      productMenuList: [{ productId: enterprise?.id, menuIds: [org?.id], halfMenuIds: [] }],
    };
    const roleId = String(at(await tenant('POST role/create', role), 'id'));
    const [pwd] = await seal('Secret123');
    const orgId = await idOf(tenant, 'org/list', { name: '销售部' });
    const made = await tenant('POST user/create', {
      account: 'gardener_1',
      name: 'Gardener',
      pwd,
      orgId,
      roleIds: [roleId],
    });
    expect(made).toMatchObject({ code: '0000' });
    expect((await tenant('GET user/detail', { id: at(made, 'id') })).data).toMatchObject({
      roleNames: 'Gardener',
      orgName: 'Sales',
      state: 1,
    });
    expect((await tenant('GET user/detail', { id: at(made, 'id') })).data).not.toHaveProperty('password');
    const own = String(at(await login('gardener_1', 'Secret123'), 'accessToken'));
    expect(await call(`GET ${WEB}/org/list`, {}, own)).toMatchObject({ code: '0000' });
    expect(await call(`POST ${WEB}/org/create`, {}, own)).toMatchObject({ status: 403 });
    expect(await tenant('POST role/delete', { id: roleId })).toMatchObject({
      code: '4000',
      msg: 'cannot delete a role bound to a user',
    });
    expect(await token('tenant@demo.energy')).not.toBe('undefined');
  });

  it('that are built in cannot be changed', async () => {
    const admin = await office().as('admin');
    const id = await idOf(admin, 'role/page', { name: 'Platform administrator' });
    expect(await admin('POST role/delete', { id })).toMatchObject({ code: '4000' });
    expect(await admin('POST role/edit', { id, name: 'x' })).toMatchObject({ code: '4000' });
    expect(at(await admin('GET role/detail', { id }), 'productCount')).toBe(2);
  });

  it('send those they grant for to sign in again, once, but not who changed them', async () => {
    const { as, call, token } = office();
    const staff = await token('staff@demo.energy');
    const tenant = await as('tenant');
    const id = await idOf(tenant, 'role/page', { name: 'Tenant staff' });
    const detail = await tenant('GET role/detail', { id });
    const [row] = listAt(detail, 'productMenuList');
    const fewer = Array.isArray(row?.menuIds) ? row.menuIds.slice(0, 2) : [];
    expect(await call(`GET ${WEB}/user/info`, {}, staff)).toMatchObject({ status: 200 });
    expect(
      await tenant('POST role/edit', {
        id,
        name: 'Tenant staff',
        productMenuList: [{ ...row, menuIds: fewer }],
      }),
    ).toMatchObject({ code: '0000' });
    expect(await call(`GET ${WEB}/user/info`, {}, staff)).toMatchObject({ status: 406, code: '406' });
    expect(await call(`GET ${WEB}/user/info`, {}, staff)).toMatchObject({ status: 401 });
    expect(await tenant('GET user/info')).toMatchObject({ status: 200 });
  });
});

describe('organizations', () => {
  it('cannot go below themselves, and go with all below unless somebody is there', async () => {
    const tenant = await office().as('tenant');
    const service = await idOf(tenant, 'org/list', { name: '服务部' });
    const north = await idOf(tenant, 'org/list', { name: '北区' });
    const edit = { id: service, name: '服务部', sort: 2 };
    for (const parentId of [service, north])
      expect(at(await tenant('POST org/edit', { ...edit, parentId }), 'errors.parentId')).toMatch(/below it/);
    expect((await tenant('POST org/delete', { id: service })).msg).toMatch(/users/);
    const root = at(await tenant('GET org/tree'), '0.id');
    expect(await tenant('POST org/delete', { id: root })).toMatchObject({ code: '4000' });
    expect(at(await tenant('POST org/create', { name: 'Loose', sort: 1, parentId: '0' }), 'errors.parentId')).toMatch(
      /superior/,
    );
    const top = at(await tenant('POST org/create', { name: 'Top', sort: 1, parentId: root }), 'id');
    const below = at(await tenant('POST org/create', { name: 'Below', sort: 1, parentId: top }), 'id');
    expect(await tenant('POST org/delete', { id: top })).toMatchObject({ code: '0000' });
    expect(await tenant('GET org/detail', { id: below })).toMatchObject({ code: '4004' });
  });

  it('are found by name with those above them', async () => {
    const { call, token } = office();
    const answer = await call(
      'POST /iemscloud/account/web/common/org/name/tree',
      { name: 'north' },
      await token('tenant@demo.energy'),
    );
    expect(flat(listAt(answer, '')).map((node) => node.nameEn)).toEqual([
      'GreenSource Energy',
      'Service',
      'Service north',
    ]);
  });
});

describe('users', () => {
  it('are disabled and enabled, but not oneself and not the primary account', async () => {
    const { as, call, token } = office();
    const tenant = await as('tenant');
    const staff = await token('staff@demo.energy');
    const id = await userId(tenant, 'staff@demo.energy');
    expect(await tenant('POST user/updateState', { id, state: 0 })).toMatchObject({ code: '0000' });
    expect(await call(`GET ${WEB}/user/info`, {}, staff)).toMatchObject({ status: 401 });
    expect(await tenant('POST user/updateState', { id, state: 0 })).toMatchObject({ code: '4000' });
    expect(await tenant('POST user/updateState', { id, state: 1 })).toMatchObject({ code: '0000' });
    const own = await userId(tenant, 'tenant@demo.energy');
    expect((await tenant('POST user/updateState', { id: own, state: 0 })).msg).toMatch(/your own/);
  });

  it('are unlocked, and get a new password that must be changed', async () => {
    const { as, login, token, call } = office();
    const admin = await as('admin');
    const id = await userId(admin, 'locked@demo.energy');
    expect(await admin('POST user/unlock', { id })).toMatchObject({ code: '0000' });
    const pwd = String(at(await admin('POST user/resetPwd', { id }), 'pwd'));
    const signedIn = await login('locked@demo.energy', pwd);
    expect(signedIn).toMatchObject({ code: '0000' });
    expect(await call(`GET ${WEB}/user/checkChangePwdPolicy`, {}, String(at(signedIn, 'accessToken')))).toMatchObject({
      data: { needChangePwd: true },
    });
    expect(await token('admin@demo.energy')).not.toBe('undefined');
  });

  it('have an account that nobody else has, in any tenant', async () => {
    const { as, seal } = office();
    const tenant = await as('tenant');
    const [pwd] = await seal('Secret123');
    for (const account of ['admin@demo.energy', 'platform_admin']) {
      const [again] = await seal('Secret123');
      expect(at(await tenant('POST user/create', { account, name: 'x', pwd: again }), 'errors.account')).toMatch(
        /in use/,
      );
    }
    expect(at(await tenant('POST user/create', { account: 'fine_one', name: 'x', pwd }), 'errors')).toHaveProperty(
      'roleIds',
    );
  });
});

describe('tenants', () => {
  const form = {
    name: 'Volta',
    identification: 'volta',
    countryCode: 'NL',
    primaryAccount: 'volta_admin',
    contact: 'Ada',
    phone: '+31612345678',
    email: 'a@b.nl',
  };

  it('begin with an organization, a role and an account that works', async () => {
    const { as, seal, login, call } = office();
    const admin = await as('admin');
    const enterprise = listAt(await admin('GET product/list'), '').find((product) => product.code === 'enterprise');
    const [initialPwd] = await seal('Secret123');
    const made = await admin('POST tenant/flowCreate', { ...form, initialPwd, productIds: [enterprise?.id] });
    expect(made).toMatchObject({ code: '0000' });
    expect((await admin('GET tenant/detail', { id: at(made, 'id') })).data).toMatchObject({
      state: 0,
      productCount: 1,
      activationDate: null,
    });
    const own = String(at(await login('volta_admin', 'Secret123'), 'accessToken'));
    expect(products(await call(`GET ${WEB}/menu/routers`, {}, own))).toEqual(['enterprise']);
    expect(flat(listAt(await call(`GET ${WEB}/org/tree`, {}, own), '')).map((node) => node.name)).toEqual(['Volta']);
    expect((await admin('GET tenant/detail', { id: at(made, 'id') })).data).toMatchObject({ state: 1 });
    expect(
      at(
        await admin('GET tenant/validateTenantInfo', { name: 'volta', primaryAccount: 'staff@demo.energy' }),
        'errors',
      ),
    ).toHaveProperty('primaryAccount');
  });

  it('lose an application, and its users sign in again', async () => {
    const { as, token, call } = office();
    const [admin, staff] = [await as('admin'), await token('staff@demo.energy')];
    const tenantId = await idOf(admin, 'tenant/page', { identification: 'greensource' });
    const all = listAt(await admin('GET tenant/listAllProduct', { tenantId }), '');
    const productIds = all.filter((product) => product.code === 'enterprise').map((product) => product.id);
    expect(await admin('POST tenant/cancelAssignProduct', { tenantId, productIds })).toMatchObject({ code: '0000' });
    expect(
      listAt(await admin('GET tenant/productlist', { tenantId }), '').map((product) => product.code),
    ).not.toContain('enterprise');
    expect(await call(`GET ${WEB}/user/page`, {}, staff)).toMatchObject({ status: 406 });
    expect(await admin('POST tenant/assignProduct', { tenantId, productIds })).toMatchObject({ code: '0000' });
    expect(await admin('POST tenant/resetPwd', { id: tenantId })).toMatchObject({ code: '0000' });
  });

  it('are never the operator itself', async () => {
    const admin = await office().as('admin');
    expect(listAt(await admin('GET tenant/page')).map((tenant) => tenant.identification)).not.toContain('energy-cloud');
  });
});

describe('menus', () => {
  it('keep their order of parents and applications, and go when nothing is below', async () => {
    const admin = await office().as('admin');
    const tree = flat(listAt(await admin('GET menu/list', { name: '租户管理' }), ''));
    expect(tree.map((menu) => menu.nameEn)).toEqual(['Platform', 'Tenants']);
    const [directory, tenants] = tree;
    expect((await admin('POST menu/delete', { id: tenants?.id })).msg).toMatch(/below it/);
    const menu = {
      productId: directory?.productId,
      parentId: directory?.id,
      type: 1,
      name: '帮助',
      nameEn: 'Help',
      sort: 9,
      visible: true,
    };
    expect(Object.keys(objectOf(at(await admin('POST menu/create', menu), 'errors'))).sort()).toEqual([
      'component',
      'path',
      'router',
    ]);
    const made = await admin('POST menu/create', { ...menu, path: '/help', router: 'help', component: 'help' });
    expect(made).toMatchObject({ code: '0000' });
    expect(
      await admin('POST menu/edit', { ...menu, id: directory?.id, type: 2, path: '/platform', parentId: tenants?.id }),
    ).toMatchObject({ code: '4001' });
    expect(await admin('POST menu/delete', { id: at(made, 'id') })).toMatchObject({ code: '0000' });
  });
});

describe('the operation log', () => {
  it('says who did what and whether it worked', async () => {
    const { as, login } = office();
    const admin = await as('admin');
    await login('admin@demo.energy', 'Wrong1234');
    await admin('POST user/unlock', { id: await userId(admin, 'admin@demo.energy') });
    const [unlock, failed, ok] = listAt(
      await admin('GET log/page', { pageNum: 1, pageSize: 3, account: 'admin@demo.energy' }),
    );
    expect(unlock).toMatchObject({
      operationType: 'edit',
      result: 0,
      moduleName: 'Users',
      productCode: 'enterprise',
      content: 'admin@demo.energy',
    });
    expect(failed).toMatchObject({
      operationType: 'login',
      result: 0,
      errorMsg: 'The account or the password is wrong.',
    });
    expect(ok).toMatchObject({ operationType: 'login', result: 1 });
    expect(JSON.stringify(listAt(await admin('GET log/page')))).not.toMatch(/Wrong1234/);
  });
});

describe('uploads', () => {
  it('come back as images or downloads, and never as pages', async () => {
    const { raw, token } = office();
    const own = await token('admin@demo.energy');
    const upload = async (name: string, body: string) => {
      const form = new FormData();
      form.append('file', new File([body], name));
      const response = await raw('POST', `${WEB}/file/upload`, {
        body: form,
        headers: { authorization: `Bearer ${own}` },
      });
      const answer: unknown = await response.json();
      return { data: new Map(Object.entries(objectOf(answer))).get('data') };
    };
    const image = await raw('GET', String(at(await upload('标志.png', 'PNG'), 'url')));
    expect(image.headers.get('content-type')).toBe('image/png');
    expect(await image.text()).toBe('PNG');
    const file = await raw('GET', String(at(await upload('报告.xlsx', 'data'), 'url')));
    expect(file.headers.get('content-disposition')).toContain(encodeURIComponent('报告.xlsx'));
    expect(file.headers.get('x-content-type-options')).toBe('nosniff');
    expect((await upload('evil.html', '<script>')).data).toBeNull();
  });

  // covers V-220
  it('of a station are taken from those who see stations', async () => {
    const { raw, token } = testBackend({ modules: areas });
    const send = async (account: string) => {
      const form = new FormData();
      form.append('file', new File(['PNG'], 'roof.png'));
      const response = await raw('POST', '/iemscloud/account/web/dictInfo/minio/upload', {
        body: form,
        headers: { authorization: `Bearer ${await token(account)}` },
      });
      return [response.status, String(Reflect.get(objectOf(await response.json()), 'code'))];
    };
    expect([await send('tenant@demo.energy'), await send('nomenu@demo.energy')]).toEqual([
      [200, '0000'],
      [403, '403'],
    ]);
  });
});

describe('branding', () => {
  it('is open to all, changed by those who may, and a tenant has its own', async () => {
    const { as, call } = office();
    const admin = await as('admin');
    expect(await admin('POST sys/setting', { sysName: '' })).toMatchObject({ code: '4001' });
    expect(await admin('POST sys/setting', { sysName: '新名', logoUrl: '/x.svg' })).toMatchObject({ code: '0000' });
    expect((await call(`GET ${WEB}/sys/detail`)).data).toMatchObject({ sysName: '新名' });
    expect((await (await as('tenant'))('GET sys/detail')).data).toMatchObject({
      sysNameEn: 'GreenSource Partner Portal',
      logoUrl: '/x.svg',
    });
  });
});
