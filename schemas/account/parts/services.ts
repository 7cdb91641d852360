import { configureSessions, configureViews, service } from '@/dsl';

/** Sign-in, tenants, organisations, roles, users, menus, branding and the operation log (spec 01 §7). */
export const account = service('/account/v3/web');

/** Names of organisations and users for the forms of the energy cloud (spec 01 §7; spec 03 §7, station and alarms). */
export const commonAccount = service('/iemscloud/account/web/common');

/** Views of lists shared by role. An extension: a backend without these calls leaves users with their own views. */
configureViews({
  list: 'GET /account/v3/web/view/list',
  save: 'POST /account/v3/web/view/save',
  remove: 'POST /account/v3/web/view/remove',
});

/** Signing out everywhere. An extension: without this call signing out ends one session. */
configureSessions({ endOthers: 'POST /account/v3/web/auth/logoutOthers' });
