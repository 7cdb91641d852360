/** Who is signed in, the menus that are granted, and what a person may (spec 01 §2 to §4). */
export { AccessProvider, RouteProvider, useAccess, useCan, useRoutePath } from './AccessContext';
export type { Access, KnownTargets, MenuEntry, RouteGrant, RouteTarget } from './access';
export { buildAccess } from './buildAccess';
export { can } from './can';
export { type RouteMatch, matchRoute } from './matchRoute';
export { permissionCode } from './permissionCode';
export { currentSession, onSessionChange } from './session';
