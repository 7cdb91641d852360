import type { Access, RouteGrant } from '@/access/access';
import { permissionCode } from '@/access/permissionCode';
import type { Resource } from '@/schema';
import { callsOf } from '@/tools/describe/callsOf';

const STANDARD = ['create', 'edit', 'delete', 'export', 'import'];

/**
 * What the signed-in user may see, and everything of one resource besides, at `/<its name>`: every control is drawn.
 * What is not granted is refused by the server all the same.
 *
 * @param title what the list is called
 */
export function frameAccess(access: Access, resource: Resource, title: string): Access {
  const path = `/${resource.name}`;
  const codes = [...STANDARD, ...Object.keys(resource.actions), ...callsOf(resource).flatMap(({ code }) => code ?? [])];
  const grant: RouteGrant = {
    path,
    target: { kind: 'resource', key: resource.name },
    codes: new Set(codes.map(permissionCode)),
    name: title,
    nameEn: title,
    platform: '',
    trail: [],
  };
  return { ...access, routes: new Map([...access.routes, [path, grant]]), pathOf: new Map([...access.pathOf, [resource.name, path]]) };
}
