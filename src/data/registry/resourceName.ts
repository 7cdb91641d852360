import type { Access } from '@/access';
import { WireError } from '@/api';

/**
 * The path of the menu that a react-admin resource name means: that path without its first slash, or the schema it
 * leads to.
 */
export function pathOfResource({ routes, pathOf }: Access, resource: string): string {
  const path = `/${resource}`;
  return routes.has(path) ? path : (pathOf.get(resource) ?? path);
}

/**
 * The schema behind a react-admin resource name: that of its menu (`pathOfResource`), or `@` and a
 * schema's name where no menu is needed (references). Throws a `WireError` 'forbidden' where nothing is granted:
 * nothing is asked of the server then.
 */
export function schemaNameOf(access: Access, resource: string): string {
  if (resource.startsWith('@')) return resource.slice(1);
  const target = access.routes.get(pathOfResource(access, resource))?.target;
  if (target?.kind === 'resource') return target.key;
  throw new WireError({ kind: 'forbidden', messageKey: 'errors.forbidden' });
}

/**
 * The react-admin resource name of a schema: its granted menu path, else `@` and its name (no link leads there).
 *
 * @example resourceNameOf(access, 'iot/device') // 'iot/device', or '@iot/device' where no menu leads to it
 * @public
 */
export function resourceNameOf(access: Access, schemaName: string): string {
  return access.pathOf.get(schemaName)?.slice(1) ?? `@${schemaName}`;
}
