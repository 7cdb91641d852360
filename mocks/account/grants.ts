import type { Store } from '../store/store';
import type { MenuDoc, RoleDoc, TenantDoc, UserDoc } from './accountDocs';
import { accountTables } from './tables';

/** What somebody may see and do. */
export interface Grants {
  /** Granted menus, directories above them and buttons on them, in menu order. */
  readonly menus: readonly MenuDoc[];
  /** By component (schema name or page key): normalised codes of the granted buttons. */
  readonly codes: ReadonlyMap<string, ReadonlySet<string>>;
  /** Differs as soon as a menu, a button, a path or a component differs. */
  readonly fingerprint: string;
}

/** A permission code as it is compared: after the last ':' or '.', letters and digits, lower case. */
export function normalCode(code: string): string {
  return (code.split(/[:.]/).pop() ?? '').replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();
}

const yes = (value: unknown): boolean => value === true || value === 1 || value === '1' || value === 'true';

/** The menus a tenant has at all: of its applications, operator menus only for the operator. */
export function menusOfTenant(store: Store, tenant: TenantDoc): MenuDoc[] {
  const products = new Set(tenant.productIds);
  return accountTables(store)
    .menus.filter((menu) => products.has(menu.productId) && (Boolean(tenant.operator) || !yes(menu.operatorMenu)))
    .sort((a, b) => a.sort - b.sort);
}

/** Keeps chosen menus whose parents exist, and adds the parents. A button counts only on a chosen menu. */
function withParents(menus: readonly MenuDoc[], chosen: ReadonlySet<string>): MenuDoc[] {
  const byId = new Map(menus.map((menu) => [menu.id, menu]));
  const kept = new Set<string>();
  for (const menu of menus) {
    if (!chosen.has(menu.id) || (menu.type === 3 && !chosen.has(menu.parentId))) continue;
    for (let one: MenuDoc | undefined = menu; one && !kept.has(one.id); one = byId.get(one.parentId)) kept.add(one.id);
  }
  return menus.filter((menu) => kept.has(menu.id));
}

function codesOf(menus: readonly MenuDoc[]): Map<string, Set<string>> {
  const codes = new Map<string, Set<string>>();
  const components = new Map<string, string>();
  for (const menu of menus) {
    if (menu.type !== 1 || !menu.component) continue;
    components.set(menu.id, menu.component);
    codes.set(menu.component, codes.get(menu.component) ?? new Set());
  }
  for (const button of menus) {
    const component = button.type === 3 ? components.get(button.parentId) : undefined;
    if (component && button.permission) codes.get(component)?.add(normalCode(button.permission));
  }
  return codes;
}

/** Every call asks for it, so it is a sum over menus, whatever their order, without sorting or joining them. */
function fingerprintOf(menus: readonly MenuDoc[]): string {
  let sum = 0;
  for (const { id, parentId, type, path, component, permission, visible } of menus) {
    sum = (sum + hashOf(`${id} ${parentId} ${type} ${path} ${component} ${permission} ${yes(visible)}`)) >>> 0;
  }
  return `${menus.length}-${sum.toString(36)}`;
}

function hashOf(text: string): number {
  let hash = 5381;
  for (let place = 0; place < text.length; place += 1) hash = (Math.imul(hash, 33) ^ text.charCodeAt(place)) >>> 0;
  return hash;
}

/** What a set of roles grants within a tenant. */
export function grantsOfRoles(store: Store, tenant: TenantDoc, roles: readonly RoleDoc[]): Grants {
  const all = menusOfTenant(store, tenant);
  const chosen = roles.some((role) => role.grantsAll)
    ? new Set(all.map((menu) => menu.id))
    : new Set(roles.flatMap((role) => role.productMenuList.flatMap((one) => [...one.menuIds, ...one.halfMenuIds])));
  const menus = withParents(all, chosen);
  return { menus, codes: codesOf(menus), fingerprint: fingerprintOf(menus) };
}

/** What was granted last to a user, and of what it was made: none of it is ever changed in place. */
const granted = new WeakMap<UserDoc, { readonly of: readonly unknown[]; readonly grants: Grants }>();

/** What a user may see and do at this moment. Every call asks. */
export function grantsOfUser(store: Store, user: UserDoc, tenant: TenantDoc): Grants {
  const { menus, roles } = accountTables(store);
  const of = [tenant, menus.all(), roles.all()];
  const known = granted.get(user);
  if (known?.of.every((one, place) => one === of[place])) return known.grants;
  const own = user.roleIds.flatMap((id) => roles.get(id) ?? []).filter((role) => role.tenantId === tenant.id);
  const grants = grantsOfRoles(store, tenant, own);
  granted.set(user, { of, grants });
  return grants;
}
