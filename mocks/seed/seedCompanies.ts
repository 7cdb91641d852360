import type { OrganizationDoc, TenantDoc } from '../account/accountDocs';
import { accountTables } from '../account/tables';
import { dateText, DAY, timeText } from '../core/clock';
import type { BackendContext } from '../core/context';
import { seedId } from '../core/ids';
import { companies } from './companies';
import { productCodes } from './seedProducts';
import { productId } from './seedMenus';

export const OPERATOR = 'operator';
export const DEMO_TENANT = 'greensource';

export const tenantId = (key: string): string => seedId(`tenant ${key}`);
/** `orgId('greensource')` is the root of that tenant. */
export const orgId = (tenant: string, key = 'root'): string => seedId(`organization ${tenant} ${key}`);

interface Branch {
  readonly key: string;
  readonly name: string;
  readonly nameEn: string;
  readonly children?: readonly Branch[];
}

const OPERATOR_BRANCHES: readonly Branch[] = [
  {
    key: 'operations',
    name: '运营中心',
    nameEn: 'Operations center',
    children: [
      { key: 'europe', name: '欧洲运营部', nameEn: 'Europe operations' },
      { key: 'china', name: '中国运营部', nameEn: 'China operations' },
    ],
  },
  { key: 'support', name: '客户支持部', nameEn: 'Customer support' },
  {
    key: 'engineering',
    name: '研发部',
    nameEn: 'Engineering',
    children: [{ key: 'integration', name: '设备接入组', nameEn: 'Device integration' }],
  },
];

const DEMO_BRANCHES: readonly Branch[] = [
  { key: 'sales', name: '销售部', nameEn: 'Sales' },
  {
    key: 'service',
    name: '服务部',
    nameEn: 'Service',
    children: [
      { key: 'north', name: '北区服务组', nameEn: 'Service north' },
      { key: 'south', name: '南区服务组', nameEn: 'Service south' },
    ],
  },
  { key: 'installers', name: '安装合作伙伴', nameEn: 'Installation partners' },
];

function organizationsOf(
  tenant: string,
  name: string,
  nameEn: string,
  branches: readonly Branch[],
  createTime: string,
): OrganizationDoc[] {
  const stamp = { tenantId: tenantId(tenant), description: null, createTime, createUser: 'System' };
  const grow = (branch: Branch, parentId: string, sort: number): OrganizationDoc[] => [
    {
      ...stamp,
      id: orgId(tenant, branch.key),
      parentId,
      name: branch.name,
      nameEn: branch.nameEn,
      code: `ORG-${branch.key.toUpperCase()}`.slice(0, 32),
      sort,
    },
    ...(branch.children ?? []).flatMap((child, index) => grow(child, orgId(tenant, branch.key), index + 1)),
  ];
  const root: OrganizationDoc = {
    ...stamp,
    id: orgId(tenant),
    parentId: '0',
    name,
    nameEn,
    code: `ORG-${tenant.toUpperCase()}`,
    sort: 0,
  };
  return [root, ...branches.flatMap((branch, index) => grow(branch, root.id, index + 1))];
}

/** The operator, its tenants, and the organisations of both. */
export function seedCompanies(context: BackendContext): void {
  const { tenants, organizations } = accountTables(context.store);
  const now = context.clock();
  const born = timeText(now - 400 * DAY);
  const operator: TenantDoc = {
    id: tenantId(OPERATOR),
    operator: true,
    name: '能源云运营中心',
    nameEn: 'Energy Cloud Operations',
    identification: 'energy-cloud',
    countryCode: 'NL',
    primaryAccount: 'admin@demo.energy',
    contact: 'Iris van den Berg',
    phone: '+31201234567',
    email: 'admin@demo.energy',
    productIds: productCodes.map(productId),
    state: 1,
    activationDate: dateText(now - 400 * DAY),
    createTime: born,
    createUser: 'System',
  };
  const rows = companies.map((one, index): TenantDoc => {
    const since = now - (360 - index * 23) * DAY;
    const primaryAccount = one.key === DEMO_TENANT ? 'tenant@demo.energy' : `admin@${one.key}.example`;
    return {
      id: tenantId(one.key),
      name: one.name,
      nameEn: one.nameEn,
      identification: one.key,
      orgCode: `${one.countryCode}${20410000 + index * 7919}`,
      countryCode: one.countryCode,
      primaryAccount,
      contact: one.contact,
      phone: one.phone,
      email: primaryAccount,
      sysName: one.key === DEMO_TENANT ? '绿源能源管理平台' : null,
      sysNameEn: one.key === DEMO_TENANT ? 'GreenSource Partner Portal' : null,
      logoUrl: null,
      productIds: one.products.map(productId),
      assignTimes: Object.fromEntries(one.products.map((code) => [productId(code), timeText(since)])),
      state: one.state,
      activationDate: one.state === 0 ? null : dateText(since + 3 * DAY),
      createTime: timeText(since),
      createUser: 'Iris van den Berg',
    };
  });
  tenants.put(operator, ...rows);
  const grown = companies.map((one) =>
    organizationsOf(one.key, one.name, one.nameEn, one.key === DEMO_TENANT ? DEMO_BRANCHES : [], born),
  );
  organizations.put(
    ...organizationsOf(OPERATOR, '能源云运营中心', 'Energy Cloud Operations', OPERATOR_BRANCHES, born),
    ...grown.flat(),
  );
}
