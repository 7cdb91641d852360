import type { Access } from '@/access/access';
import type { AnyRecord, Resource } from '@/schema';
import { decide } from './decide';

/**
 * Whether an action may be offered on the route: the resource has it, its code is granted there, its `visible`
 * condition holds for the record, and it is the user's turn. Not protection: the server must refuse too.
 *
 * @param action a standard action (`create`, `edit`, `delete`, `detail`, `export`, `import`), a declared one, or any
 *   code
 */
export function permits(
  access: Access,
  path: string,
  resource: Resource,
  action: string,
  record?: AnyRecord,
  userId?: string,
): boolean {
  return decide(access, path, resource, action, record, userId).allowed;
}
