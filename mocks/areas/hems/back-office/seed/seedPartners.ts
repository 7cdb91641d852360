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

const organization = (
  code: string,
  tenant: string,
  name: string,
  orgType: string,
  countryCode: string,
  contact: string,
) => ({
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
  organization('GS-UTR', 'greensource', 'GreenSource Utrecht', 'branch', 'NL', 'Marloes Blom'),
  organization('GS-EHV', 'greensource', 'GreenSource Eindhoven', 'branch', 'NL', 'Joost Kramer'),
  organization('GS-KOE', 'greensource', 'GreenSource Köln', 'branch', 'DE', 'Sabine Lang'),
  organization('ZONNEK', 'greensource', 'Zonneklaar Installaties', 'installer', 'NL', 'Ivo Installer'),
  organization('NORD-AAR', 'nordlys', 'Nordlys Aarhus', 'branch', 'DK', 'Freja Holm'),
  organization('NORD-SVC', 'nordlys', 'Nordlys Service', 'service', 'DK', 'Emil Krogh'),
  organization('SUN-MMA', 'sunharbor', 'Sun Harbour Malmö', 'dealer', 'SE', 'Alva Ek'),
  organization('RHEIN-K', 'rheinstrom', 'RheinStrom Köln', 'branch', 'DE', 'Timo Kraus'),
  organization('LOW-EHV', 'lowland', 'Lowland Dealers', 'dealer', 'NL', 'Anouk Maas'),
];
const user = (
  account: string,
  name: string,
  userType: string,
  tenant: string,
  organizationCode: string | null,
  role: string,
  countryCodes: readonly string[],
) => ({
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
  user('sales.utrecht@greensource.example', 'Marloes Blom', 'tenant', 'greensource', 'GS-UTR', 'sales', ['NL']),
  user('sales.eindhoven@greensource.example', 'Joost Kramer', 'tenant', 'greensource', 'GS-EHV', 'sales', ['NL', 'BE']),
  user('service@greensource.example', 'Sabine Lang', 'tenant', 'greensource', 'GS-KOE', 'service', ['DE']),
  user('admin@greensource-portal.example', 'Sanne de Vries', 'tenant', 'greensource', null, 'partnerAdmin', []),
  user('fitter@zonneklaar.example', 'Ivo Installer', 'installer', 'greensource', 'ZONNEK', 'fitter', ['NL']),
  user('brands@energy-cloud.example', 'Anna Kowalska', 'platform', 'greensource', null, 'platformStaff', []),
  user('market@energy-cloud.example', 'Lars Eriksson', 'platform', 'greensource', null, 'market', []),
  user('sales@nordlys.example', 'Freja Holm', 'tenant', 'nordlys', 'NORD-AAR', 'sales', ['DK']),
  user('service@sunharbor.example', 'Alva Ek', 'tenant', 'sunharbor', 'SUN-MMA', 'service', ['SE']),
  user('sales@rheinstrom.example', 'Timo Kraus', 'tenant', 'rheinstrom', 'RHEIN-K', 'sales', ['DE', 'AT']),
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
