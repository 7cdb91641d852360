import type { Access } from '@/access/access';
import { can } from '@/access/gate';
import { matches, type AnyRecord, type CallName, type Resource } from '@/schema';

/** Calls without which a usual action does not exist, whatever is granted. */
const NEEDS: Readonly<Record<string, readonly CallName[]>> = {
  create: ['create'],
  edit: ['edit'],
  delete: ['delete', 'deleteMany'],
  export: ['export'],
  import: ['import'],
};

/** Come with the route, unless the schema names a code for them. */
const OPEN: ReadonlySet<string> = new Set(['list', 'show', 'detail']);

const own = <T>(object: Readonly<Record<string, T>>, key: string): T | undefined => (Object.hasOwn(object, key) ? object[key] : undefined);

/**
 * Whether an action may be offered on the route: the resource has it, its code is granted there, and its `visible`
 * condition holds for the record. Not protection: the server must refuse too.
 *
 * @param action a usual action (`create`, `edit`, `delete`, `detail`, `export`, `import`), a declared one, or any code
 */
export function permits(access: Access, path: string, resource: Resource, action: string, record?: AnyRecord): boolean {
  const needed = own(NEEDS, action);
  const declared = own(resource.actions, action);
  const spec = declared ?? own(resource.usual, action === 'show' ? 'detail' : action);
  if (!declared && needed && !needed.some((name) => resource.call(name))) return false;
  const code = spec?.permission ?? (OPEN.has(action) ? false : action);
  if (!can(access, path, code === false ? 'list' : code)) return false;
  return record === undefined || matches(spec?.visible, record);
}
