import type { BackendModule } from '../module';
import { fileEndpoints } from './fileEndpoints';
import { menuEndpoints } from './menuEndpoints';
import { menuHooks } from './menuHooks';
import { organizationEndpoints } from './organizationEndpoints';
import { organizationHooks } from './organizationHooks';
import { platformEndpoints } from './platformEndpoints';
import { roleHooks } from './roleHooks';
import { tenantEndpoints } from './tenantEndpoints';
import { tenantHooks } from './tenantHooks';
import { userEndpoints } from './userEndpoints';
import { userHooks } from './userHooks';
import { viewEndpoints } from './viewEndpoints';
import { seedAccount } from '../seed/seedAccount';

/** Tenants, organisations, roles, users, menus, branding, the operation log and uploads (spec 01). */
export const accountModule: BackendModule = {
  name: 'account',
  endpoints: (context) => [
    ...tenantEndpoints(context),
    ...organizationEndpoints(context),
    ...userEndpoints(context),
    ...menuEndpoints(context),
    ...platformEndpoints(context),
    ...fileEndpoints(context),
    ...viewEndpoints(context),
  ],
  hooks: (context) => ({
    'account/tenant': tenantHooks(context),
    'account/organization': organizationHooks(context),
    'account/role': roleHooks(context),
    'account/user': userHooks(context),
    'account/menu': menuHooks(context),
  }),
  seed: seedAccount,
};
