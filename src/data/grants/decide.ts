import { type Access, can, permissionCode } from '@/access';
import {
  fieldCode,
  isEmpty,
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

/** Whether an action is offered, whether it can be pressed, and what decided. @public */
export interface Decision {
  /** There is a control for it. */
  readonly allowed: boolean;
  /** The control is not gray. Without a record an empty one decides. */
  readonly enabled: boolean;
  /**
   * What decided: no menu leads here (`route`), the resource has no such call (`call`), its code is not granted
   * (`code`), it is a top node of a tree whose top nodes stay (`fixed`), the record is not in the state for it
   * (`condition`), it is somebody else's turn (`turn`), it is offered and disabled in the state of the record
   * (`state`), nothing stood in the way (`granted`).
   */
  readonly by: 'route' | 'call' | 'code' | 'fixed' | 'condition' | 'turn' | 'state' | 'granted';
  /** The normalised permission code; none when the action comes with the page. */
  readonly code?: string;
  /** What the record must meet for the action to be offered, whether or not one was given. */
  readonly condition?: When<AnyValues>;
  /** What it must meet for the action to be enabled. */
  readonly enabledWhen?: When<AnyValues>;
}

/** A top node of a tree whose top nodes stay. */
function isFixed({ tree }: Resource, record: AnyRecord): boolean {
  if (!tree?.fixedRoot) return false;
  const parent = record[tree.parent];
  return isEmpty(parent) || String(parent) === (tree.root ?? '0');
}

const own = <T>(object: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(object, key) ? object[key] : undefined;

/**
 * Whether the resource has the calls of a standard action; a declared import without a call of its own creates row by
 * row.
 *
 * @example hasStandard(device, 'export') // false where it has no such call
 * @public
 */
export function hasStandard(resource: Resource, action: string): boolean {
  if (action === 'import' && resource.import && resource.call('create')) return true;
  return own(NEEDS, action)?.some((name) => resource.call(name)) ?? true;
}

/**
 * The one answer to whether an action may be offered on a route and can be pressed, with its reason: closed by default.
 * The controls use it, and so does the page that explains them; they cannot disagree. Not protection: the server must
 * refuse too.
 *
 * @param action a standard action (`create`, `edit`, `delete`, `detail`, `export`, `import`), a declared one, or any
 *   code
 * @param userId who asks; '' is nobody whose turn it could be
 * @example decide(access, '/iot/device', device, 'delete', record).enabled
 * @public
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
    ...(spec?.enabled && { enabledWhen: spec.enabled }),
  };
  const refused = (by: Decision['by']): Decision => ({ allowed: false, enabled: false, by, ...about });
  if (!access.routes.has(path)) return refused('route');
  if (!declared && !hasStandard(resource, action)) return refused('call');
  if (!can(access, path, wanted === false ? 'list' : wanted)) return refused('code');
  if (record !== undefined) {
    if (!declared && action === 'delete' && isFixed(resource, record)) return refused('fixed');
    if (!matches(spec?.visible, record)) return refused('condition');
    if (!isTurnOf(record, spec?.assignee, userId)) return refused('turn');
  }
  const enabled = matches(spec?.enabled, record ?? {});
  return { allowed: true, enabled, by: enabled || record === undefined ? 'granted' : 'state', ...about };
}

/**
 * Whether a field of the route may be seen or changed, as far as its own codes go, and what decided. Changing wants
 * seeing, too.
 *
 * @example decideField(access, '/iot/device', device.fields.secret, 'see').allowed
 * @public
 */
export function decideField(access: Access, path: string, field: Field, use: FieldUse): Decision {
  const code = fieldCode(field, use);
  const about = code === undefined ? {} : { code: permissionCode(code) };
  if (!access.routes.has(path)) return { allowed: false, enabled: false, by: 'route', ...about };
  if (code !== undefined && !can(access, path, code)) return { allowed: false, enabled: false, by: 'code', ...about };
  return use === 'change'
    ? decideField(access, path, field, 'see')
    : { allowed: true, enabled: true, by: 'granted', ...about };
}
