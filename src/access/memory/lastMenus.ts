import type { Access, RouteTarget } from '../access';
import { asObject, asText } from '@/api';
import { localStore } from '../storage';

const KEY = 'lastMenus';
const KINDS: readonly unknown[] = ['resource', 'report', 'page'];

/** What stood behind a menu of the last person here. */
export interface LastMenu {
  readonly path: string;
  readonly kind: 'resource' | 'report' | 'page';
  readonly key: string;
}

const isKind = (kind: unknown): kind is LastMenu['kind'] => KINDS.includes(kind);
const isKnown = ({ kind }: RouteTarget) => kind !== 'unknown';

/**
 * Keeps which pages the menus led to: paths and keys of schemas and pages, no names and no codes. It says what may be
 * fetched while the password is checked, and nothing about what is granted. Forgotten with everything else of the
 * person.
 */
export function rememberMenus({ platforms, routes }: Access): void {
  const first = platforms.find((one) => one.first !== undefined)?.first;
  const known = [...routes.values()]
    .filter(({ target }) => isKnown(target))
    .toSorted((a, b) => Number(b.path === first) - Number(a.path === first));
  localStore.write(
    KEY,
    known.map(({ path, target }) => [path, target.kind, 'key' in target ? target.key : '']),
  );
}

function readMenu(entry: unknown): LastMenu[] {
  const [path, kind, key]: readonly unknown[] = Array.isArray(entry) ? entry : [];
  return typeof path === 'string' && typeof key === 'string' && isKind(kind) ? [{ path, kind, key }] : [];
}

/**
 * The page that a person who signs in here will most likely see: where he wanted to go or was last, else the first of
 * his menus.
 */
export function likelyPage(wanted: string | undefined): LastMenu | undefined {
  const kept = localStore.read(KEY);
  const menus = (Array.isArray(kept) ? kept : []).flatMap(readMenu);
  const last = asText(asObject(localStore.read('menu'))?.path);
  const at = (pathname: string | undefined) =>
    menus
      .filter(({ path }) => pathname === path || pathname?.startsWith(`${path}/`))
      .toSorted((a, b) => b.path.length - a.path.length)[0];
  return at(wanted) ?? at(last) ?? menus[0];
}
