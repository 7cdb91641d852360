import type { Access } from './access';
import { permissionCode } from './permissionCode';

/** Come with the route itself. */
const OPEN = new Set(['list', 'show']);

/**
 * Whether the code is granted on the route (spec 01 §6). The one answer for menus, pages, tabs, buttons,
 * exports and imports. Closed by default: no route, no code, no permission.
 *
 * @example can(access, '/iot/device', 'export') // true
 * @public
 */
export function can(access: Access, path: string, code: string): boolean {
  const grant = access.routes.get(path);
  if (!grant) return false;
  const wanted = permissionCode(code);
  return OPEN.has(wanted) || grant.codes.has(wanted);
}
