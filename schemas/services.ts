import { configureViews, service } from '@/dsl';

/** Sign-in, tenants, organisations, roles, users, menus, branding and the operation log (spec 01 §7). */
export const account = service('/account/v3/web');

/** Views of lists shared by role. An extension: a backend without these calls leaves users with their own views. */
configureViews({ list: 'GET /account/v3/web/view/list', save: 'POST /account/v3/web/view/save', remove: 'POST /account/v3/web/view/remove' });

/** Homes, their users, tariffs and market data (spec 02 §7). Every call is a POST with a JSON body. */
export const hems = service('/iems-goeu-web/web');
