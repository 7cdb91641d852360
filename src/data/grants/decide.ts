import type { Access } from '@/access/access';
import { can } from '@/access/gate';
import { permissionCode } from '@/access/permissionCode';
import {
  fieldCode,
  isTurnOf,
  matches,
  type AnyRecord,
  type AnyValues,
  type CallName,
  type Field,
  type FieldUse,
  type Resource,
  type When,
} from '@/schema';

/** Calls without which a standard action does not exist, whatever is granted. */
const NEEDS: Readonly<Record<string, readonly CallName[]>> = {
  create: ['create'],
  edit: ['edit'],
  delete: ['delete', 'deleteMany'],
  export: ['export', 'page', 'tree', 'options'], // without a call of its own the console writes the file from the list
  import: ['import'],
};

/** Come with the route, unless the schema names a code for them. */
const OPEN: ReadonlySet<string> = new Set(['list', 'show', 'detail']);

/** Whether an action may be offered, and what decided. */
export interface Decision {
  readonly allowed: boolean;
  /**
   * What decided: no menu leads here (`route`), the resource has no such call (`call`), its code is not granted
   * (`code`), the record is not in the state for it (`condition`), it is somebody else's turn (`turn`), nothing stood
   * in the way (`granted`).
   */
  readonly by: 'route' | 'call' | 'code' | 'condition' | 'turn' | 'granted';
  /** The normalised permission code; none when the action comes with the page. */
  readonly code?: string;
  /** What the record must meet, whether or not one was given. */
  readonly condition?: When<AnyValues>;
}

const own = <T>(object: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(object, key) ? object[key] : undefined;

/**
 * Whether the resource has the calls of a standard action; a declared import without a call of its own creates row by
 * row.
 */
export function hasStandard(resource: Resource, action: string): boolean {
  if (action === 'import' && resource.import && resource.call('create')) return true;
  return own(NEEDS, action)?.some((name) => resource.call(name)) ?? true;
}

/**
 * The one answer to whether an action may be offered on a route, with its reason: closed by default. The controls ask
 * it through `permits`, and so does the page that explains them; they cannot disagree.
 *
 * @param action a standard action (`create`, `edit`, `delete`, `detail`, `export`, `import`), a declared one, or any
 *   code
 * @param userId who asks; '' is nobody whose turn it could be
 */
export function decide(
  access: Access,
  path: string,
  resource: Resource,
  action: string,
  record?: AnyRecord,
  userId = '',
): Decision {
  const declared = own(resource.actions, action);
  const spec = declared ?? own(resource.standard, action === 'show' ? 'detail' : action);
  const wanted = spec?.permission ?? (OPEN.has(action) ? false : action);
  const about = {
    ...(wanted !== false && { code: permissionCode(wanted) }),
    ...(spec?.visible && { condition: spec.visible }),
  };
  if (!access.routes.has(path)) return { allowed: false, by: 'route', ...about };
  if (!declared && !hasStandard(resource, action)) return { allowed: false, by: 'call', ...about };
  if (!can(access, path, wanted === false ? 'list' : wanted)) return { allowed: false, by: 'code', ...about };
  if (record !== undefined && !matches(spec?.visible, record)) return { allowed: false, by: 'condition', ...about };
  if (record !== undefined && !isTurnOf(record, spec?.assignee, userId))
    return { allowed: false, by: 'turn', ...about };
  return { allowed: true, by: 'granted', ...about };
}

/**
 * Whether a field of the route may be seen or changed, as far as its own codes go, and what decided. Changing wants
 * seeing, too.
 */
export function decideField(access: Access, path: string, field: Field, use: FieldUse): Decision {
  const code = fieldCode(field, use);
  const about = code === undefined ? {} : { code: permissionCode(code) };
  if (!access.routes.has(path)) return { allowed: false, by: 'route', ...about };
  if (code !== undefined && !can(access, path, code)) return { allowed: false, by: 'code', ...about };
  return use === 'change' ? decideField(access, path, field, 'see') : { allowed: true, by: 'granted', ...about };
}
