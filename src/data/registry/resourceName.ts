import type { Access } from '@/access';
import { WireError } from '@/api';

/**
 * The schema behind a react-admin resource name: the granted menu path without its first slash, or `@` and a
 * schema's name where no menu is needed (references). Throws a `WireError` 'forbidden' where nothing is granted:
 * nothing is asked of the server then.
 */
export function schemaNameOf(access: Access, resource: string): string {
  if (resource.startsWith('@')) return resource.slice(1);
  const target = access.routes.get(`/${resource}`)?.target;
  if (target?.kind === 'resource') return target.key;
  throw new WireError({ kind: 'forbidden', messageKey: 'errors.forbidden' });
}

/**
 * The react-admin resource name of a schema: its granted menu path, else `@` and its name (no link leads there).
 *
 * @public
 */
export function resourceNameOf(access: Access, schemaName: string): string {
  return access.pathOf.get(schemaName)?.slice(1) ?? `@${schemaName}`;
}
