import { service } from '@/dsl';

/** Sign-in, tenants, organisations, roles, users, menus, branding and the operation log (spec 01 §7). */
export const account = service('/account/v3/web');
