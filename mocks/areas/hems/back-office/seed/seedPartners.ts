import { DAY, HOUR, timeText } from '../../../../core/clock';
import type { BackendContext } from '../../../../core/context';
import { seedId } from '../../../../core/ids';
import { companies } from '../../../../seed/companies';
import { tenantId } from '../../../../seed/seedCompanies';
import { homeTables } from '../../home/homes/homeTables';
import { installers } from '../../home/homes/seedInstallers';
import { brandId } from './brands';

export const organizationId = (code: string): string => seedId(`tenant-organization ${code}`);
export const systemUserId = (account: string): string => seedId(`system-user ${account}`);
const roleId = (key: string): string => seedId(`system-role ${key}`);

const ROLES = [
  ['platformStaff', 'Platform staff', 'platform', 'Looks after brands, banners and firmware.'],
  ['market', 'Market data', 'platform', 'Keeps areas, retailers and products.'],
  ['partnerAdmin', 'Partner administrator', 'tenant', 'Everything of one partner.'],
  ['sales', 'Sales staff', 'tenant', 'Leads and recommendations.'],
  ['service', 'Service staff', 'tenant', 'Homes, controllers and upgrades.'],
  ['fitter', 'Fitter', 'installer', 'Site homes and inspections.'],
] as const;

interface OrganizationSeed {
  readonly code: string;
  readonly tenant: string;
  readonly name: string;
  readonly orgType: string;
  readonly countryCode: string;
  readonly contact: string;
}

const organization = ({ code, tenant, name, orgType, countryCode, contact }: OrganizationSeed) => ({
  id: organizationId(code),
  tenantId: tenantId(tenant),
  name,
  nameEn: name,
  code,
  orgType,
  countryCode,
  contact,
  email: `info@${code.toLowerCase()}.example`,
  phone: null,
  address: null,
  registrationNo: `${countryCode}-${String(10_400_000 + code.length * 7919)}`,
  vatNo: null,
});
const ORGANIZATIONS = [
  organization({
    code: 'GS-UTR',
    tenant: 'greensource',
    name: 'GreenSource Utrecht',
    orgType: 'branch',
    countryCode: 'NL',
    contact: 'Marloes Blom',
  }),
  organization({
    code: 'GS-EHV',
    tenant: 'greensource',
    name: 'GreenSource Eindhoven',
    orgType: 'branch',
    countryCode: 'NL',
    contact: 'Joost Kramer',
  }),
  organization({
    code: 'GS-KOE',
    tenant: 'greensource',
    name: 'GreenSource Köln',
    orgType: 'branch',
    countryCode: 'DE',
    contact: 'Sabine Lang',
  }),
  organization({
    code: 'ZONNEK',
    tenant: 'greensource',
    name: 'Zonneklaar Installaties',
    orgType: 'installer',
    countryCode: 'NL',
    contact: 'Ivo Installer',
  }),
  organization({
    code: 'NORD-AAR',
    tenant: 'nordlys',
    name: 'Nordlys Aarhus',
    orgType: 'branch',
    countryCode: 'DK',
    contact: 'Freja Holm',
  }),
  organization({
    code: 'NORD-SVC',
    tenant: 'nordlys',
    name: 'Nordlys Service',
    orgType: 'service',
    countryCode: 'DK',
    contact: 'Emil Krogh',
  }),
  organization({
    code: 'SUN-MMA',
    tenant: 'sunharbor',
    name: 'Sun Harbour Malmö',
    orgType: 'dealer',
    countryCode: 'SE',
    contact: 'Alva Ek',
  }),
  organization({
    code: 'RHEIN-K',
    tenant: 'rheinstrom',
    name: 'RheinStrom Köln',
    orgType: 'branch',
    countryCode: 'DE',
    contact: 'Timo Kraus',
  }),
  organization({
    code: 'LOW-EHV',
    tenant: 'lowland',
    name: 'Lowland Dealers',
    orgType: 'dealer',
    countryCode: 'NL',
    contact: 'Anouk Maas',
  }),
];

interface UserSeed {
  readonly account: string;
  readonly name: string;
  readonly userType: string;
  readonly tenant: string;
  readonly organizationCode: string | null;
  readonly role: string;
  readonly countryCodes: readonly string[];
}

const user = ({ account, name, userType, tenant, organizationCode, role, countryCodes }: UserSeed) => ({
  id: systemUserId(account),
  account,
  name,
  userType,
  tenantId: tenantId(tenant),
  organizationId: organizationCode && organizationId(organizationCode),
  roleIds: [roleId(role)],
  countryCodes,
  phone: `+3161${String(1_000_000 + account.length * 91_133).slice(0, 7)}`,
  language: countryCodes.includes('CN') ? 'zh' : 'en',
});
const USERS = [
  user({
    account: 'sales.utrecht@greensource.example',
    name: 'Marloes Blom',
    userType: 'tenant',
    tenant: 'greensource',
    organizationCode: 'GS-UTR',
    role: 'sales',
    countryCodes: ['NL'],
  }),
  user({
    account: 'sales.eindhoven@greensource.example',
    name: 'Joost Kramer',
    userType: 'tenant',
    tenant: 'greensource',
    organizationCode: 'GS-EHV',
    role: 'sales',
    countryCodes: ['NL', 'BE'],
  }),
  user({
    account: 'service@greensource.example',
    name: 'Sabine Lang',
    userType: 'tenant',
    tenant: 'greensource',
    organizationCode: 'GS-KOE',
    role: 'service',
    countryCodes: ['DE'],
  }),
  user({
    account: 'admin@greensource-portal.example',
    name: 'Sanne de Vries',
    userType: 'tenant',
    tenant: 'greensource',
    organizationCode: null,
    role: 'partnerAdmin',
    countryCodes: [],
  }),
  user({
    account: 'fitter@zonneklaar.example',
    name: 'Ivo Installer',
    userType: 'installer',
    tenant: 'greensource',
    organizationCode: 'ZONNEK',
    role: 'fitter',
    countryCodes: ['NL'],
  }),
  user({
    account: 'brands@energy-cloud.example',
    name: 'Anna Kowalska',
    userType: 'platform',
    tenant: 'greensource',
    organizationCode: null,
    role: 'platformStaff',
    countryCodes: [],
  }),
  user({
    account: 'market@energy-cloud.example',
    name: 'Lars Eriksson',
    userType: 'platform',
    tenant: 'greensource',
    organizationCode: null,
    role: 'market',
    countryCodes: [],
  }),
  user({
    account: 'sales@nordlys.example',
    name: 'Freja Holm',
    userType: 'tenant',
    tenant: 'nordlys',
    organizationCode: 'NORD-AAR',
    role: 'sales',
    countryCodes: ['DK'],
  }),
  user({
    account: 'service@sunharbor.example',
    name: 'Alva Ek',
    userType: 'tenant',
    tenant: 'sunharbor',
    organizationCode: 'SUN-MMA',
    role: 'service',
    countryCodes: ['SE'],
  }),
  user({
    account: 'sales@rheinstrom.example',
    name: 'Timo Kraus',
    userType: 'tenant',
    tenant: 'rheinstrom',
    organizationCode: 'RHEIN-K',
    role: 'sales',
    countryCodes: ['DE', 'AT'],
  }),
];

/** Organisations of partners, people of the back office, sites of installers, connections of homes to other clouds. */
export function seedPartners({ store, clock }: BackendContext): void {
  const now = clock();
  store.put(
    'hems/system-role',
    ...ROLES.map(([key, name, userType, description]) => ({ id: roleId(key), name, userType, description })),
  );
  store.put(
    'hems/tenant-organization',
    ...ORGANIZATIONS.map((one, index) => ({ ...one, createTime: timeText(now - (200 - index) * DAY) })),
  );
  store.put(
    'hems/system-user',
    ...USERS.map((one, index) => ({
      ...one,
      lastLoginTime: timeText(now - (3 + index * 17) * HOUR),
      createTime: timeText(now - (180 - index) * DAY),
    })),
  );
  const homes = homeTables(store).homes.filter(({ controllerSn }) => Boolean(controllerSn));
  store.put(
    'hems/site-home',
    ...Array.from({ length: 10 }, (_, index) => {
      const home = homes[index * 3];
      const merged = index % 3 === 0;
      return {
        id: `S${String(20_100 + index)}`,
        siteId: `S${String(20_100 + index)}`,
        siteName: `${home?.city ?? 'Utrecht'} ${String(index + 1)}`,
        installerId: installers.find((one) => one.countryCode === home?.countryCode)?.id ?? installers[0]?.id,
        countryCode: home?.countryCode ?? 'NL',
        postalCode: home?.postalCode ?? '3511AB',
        houseNumber: String(4 + index * 3),
        ownerEmail: home?.cusUserEmail ?? null,
        controllerSn: merged ? (home?.controllerSn ?? null) : null,
        stationId: merged ? (home?.id ?? null) : null,
        mergeState: merged ? 1 : 0,
        tenantId: tenantId(companies[0]?.key ?? ''),
      };
    }),
  );
  const STATES = ['connected', 'connected', 'connecting', 'expired', 'failed'] as const;
  store.put(
    'hems/connection-hub',
    ...[
      'Helion',
      'Voltara',
      'Ampero',
      'Thermio',
      'Kleinwerk',
      'Solvind',
      'Nordvolt',
      'Voltara',
      'Helion',
      'Ampero',
    ].map((name, index) => {
      const state = STATES[index % STATES.length] ?? 'connected';
      return {
        id: seedId(`connection ${index}`),
        name: `${name} ${homes[index * 2]?.name ?? ''}`.slice(0, 60),
        brandId: brandId(name),
        connectType: ['oauth', 'account', 'apiKey'][index % 3],
        stationId: homes[index * 2]?.id,
        params: {},
        deviceCount: state === 'connected' ? 1 + (index % 3) : 0,
        state,
        lastSyncTime: state === 'connecting' ? null : timeText(now - (index * 7 + 1) * HOUR),
        failReason:
          state === 'failed'
            ? 'The brand refused the key.'
            : state === 'expired'
              ? 'The authorization ended after 90 days.'
              : null,
        tenantId: homes[index * 2]?.tenantId,
      };
    }),
  );
}
