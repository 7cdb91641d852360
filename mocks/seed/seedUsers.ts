import type { UserDoc } from '../account/accountDocs';
import { accountTables } from '../account/tables';
import { DAY, HOUR, timeText } from '../core/clock';
import type { BackendContext } from '../core/context';
import { seedId } from '../core/ids';
import { pick, randomFrom } from '../core/random';
import { companies } from './companies';
import { operatorPeople, tenantPeople } from './people';
import { seededPassword } from './demoPassword';
import { DEMO_TENANT, OPERATOR, orgId, tenantId } from './seedCompanies';
import { roleId } from './seedRoles';

interface UserSeed extends Partial<UserDoc> {
  readonly account: string;
  readonly name: string;
}

const A_CENTURY = 36_500 * DAY;

/** The demonstration accounts, their colleagues, and the primary account of every tenant. All with one password. */
export async function seedUsers(context: BackendContext): Promise<void> {
  const now = context.clock();
  const random = randomFrom(20);
  const password = await seededPassword(context.settings);
  const user = (tenant: string, org: string, role: string, seed: UserSeed): UserDoc => ({
    id: seedId(`user ${seed.account}`),
    tenantId: tenantId(tenant),
    orgId: orgId(tenant, org),
    roleIds: [roleId(tenant, role)],
    email: seed.account,
    phone: `+3161${String(Math.floor(random() * 9_000_000) + 1_000_000)}`,
    description: null,
    state: 1,
    lastLoginTime: timeText(now - Math.floor(random() * 20 * 24) * HOUR),
    password,
    passwordTime: now - 12 * DAY,
    createTime: timeText(now - Math.floor(100 + random() * 250) * DAY),
    createUser: 'Iris van den Berg',
    ...seed,
  });
  const colleagues = operatorPeople.map(({ name, mail }) =>
    user(
      OPERATOR,
      pick(random, ['europe', 'china', 'support', 'engineering', 'integration']),
      pick(random, ['staff', 'support']),
      { account: `${mail}@energy-cloud.example`, name },
    ),
  );
  const tenantColleagues = tenantPeople.map(({ name, mail }) =>
    user(DEMO_TENANT, pick(random, ['sales', 'north', 'south']), 'staff', {
      account: `${mail}@greensource.example`,
      name,
    }),
  );
  const primaries = companies
    .filter((one) => one.key !== DEMO_TENANT)
    .map((one) =>
      user(one.key, 'root', 'admin', {
        account: `admin@${one.key}.example`,
        name: one.contact,
        phone: one.phone,
        state: one.state === 2 ? 2 : 1,
        lockedUntil: now + A_CENTURY,
      }),
    );
  accountTables(context.store).users.put(
    ...colleagues,
    ...tenantColleagues,
    ...primaries,
    user(OPERATOR, 'support', 'staff', {
      account: 'oldpwd@demo.energy',
      alias: 'old_password',
      name: 'Olivia Ouder',
      passwordTime: now - 95 * DAY,
    }),
    user(OPERATOR, 'support', 'staff', {
      account: 'newpwd@demo.energy',
      alias: 'must_change',
      name: 'Noor Nieuw',
      needChangePwd: true,
    }),
    user(OPERATOR, 'engineering', 'none', {
      account: 'nomenu@demo.energy',
      alias: 'no_menus',
      name: 'Nils Nothing',
      lastLoginTime: null,
    }),
    user(OPERATOR, 'support', 'staff', {
      account: 'disabled@demo.energy',
      alias: 'disabled_user',
      name: 'Dirk Disabled',
      state: 0,
    }),
    user(OPERATOR, 'support', 'staff', {
      account: 'locked@demo.energy',
      alias: 'locked_user',
      name: 'Loes Locked',
      state: 2,
      lockedUntil: now + A_CENTURY,
    }),
    user(OPERATOR, 'operations', 'staff', {
      account: 'operator@demo.energy',
      alias: 'operator_one',
      name: 'Wei Wang',
    }),
    user(OPERATOR, 'root', 'admin', {
      account: 'admin@demo.energy',
      alias: 'platform_admin',
      name: 'Iris van den Berg',
    }),
    user(DEMO_TENANT, 'installers', 'installer', {
      account: 'installer@demo.energy',
      alias: 'installer_one',
      name: 'Ivo Installer',
    }),
    user(DEMO_TENANT, 'service', 'staff', { account: 'staff@demo.energy', alias: 'tenant_staff', name: 'Saar Staff' }),
    user(DEMO_TENANT, 'root', 'admin', {
      account: 'tenant@demo.energy',
      alias: 'tenant_admin',
      name: 'Sanne de Vries',
    }),
  );
}
