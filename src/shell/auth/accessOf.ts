import type { AuthProvider } from 'react-admin';
import { buildAccess, permissionCode, type Access, type MenuEntry, type RouteGrant } from '@/access';
import type { Platform } from '@/access/internal';
import type { Registry } from '@/data';
import type { CodePlatform } from './consoleAuth';

/** The code of a menu that grants all there are. */
const EVERY = 'every';
/** The actions that the sign-in is asked about, by react-admin's names, which are the codes here. */
const ASKED = ['list', 'create', 'edit', 'delete', 'export', 'import'] as const;

/** Codes of a menu that grants every one but those the sign-in refuses. */
class EveryCode extends Set<string> {
  readonly #refused: ReadonlySet<string>;

  constructor(refused: readonly string[]) {
    super([EVERY]);
    this.#refused = new Set(refused.map(permissionCode));
  }

  override has(code: string): boolean {
    return !this.#refused.has(code);
  }
}

const codesWithout = (codes: ReadonlySet<string>, refused: readonly string[]): ReadonlySet<string> =>
  codes.has(EVERY)
    ? new EveryCode(refused)
    : new Set([...codes].filter((code) => !refused.some((one) => permissionCode(one) === code)));

/** Entries that still lead somewhere. */
function entriesOf(entries: readonly MenuEntry[], routes: ReadonlyMap<string, RouteGrant>): MenuEntry[] {
  return entries.flatMap(({ path, ...entry }) => {
    const children = entriesOf(entry.children, routes);
    const open = path !== undefined && routes.has(path);
    return open || entry.href !== undefined || children.length > 0
      ? [{ ...entry, children, ...(open && { path }) }]
      : [];
  });
}

function firstPath(entries: readonly MenuEntry[]): string | undefined {
  for (const { path, children } of entries) {
    const found = path ?? firstPath(children);
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * What somebody may, from menus of the code: closed where the sign-in's own `canAccess` refuses a page (`list`) or one
 * of its standard actions, asked once.
 */
export async function accessOf(
  platforms: readonly CodePlatform[],
  registry: Registry,
  provider: AuthProvider | undefined,
): Promise<Access> {
  const access = buildAccess({ productDtoList: platforms }, registry.known);
  const may = async (path: string, action: string) =>
    provider?.canAccess ? provider.canAccess({ resource: path.slice(1), action }) : true;
  const requests = await Promise.all(
    [...access.routes.values()].map(async (grant) => {
      const answers = await Promise.all(
        ASKED.map(async (action) => ({ action, allowed: await may(grant.path, action) })),
      );
      return { grant, refused: answers.filter(({ allowed }) => !allowed).map(({ action }) => action) };
    }),
  );
  const routes = new Map(
    requests
      .filter(({ refused }) => !refused.includes('list'))
      .map(({ grant, refused }) => [grant.path, { ...grant, codes: codesWithout(grant.codes, refused) }]),
  );
  const left = access.platforms.map(({ first: _, ...platform }): Platform => {
    const menus = entriesOf(platform.menus, routes);
    const first = firstPath(menus);
    return { ...platform, menus, ...(first !== undefined && { first }) };
  });
  return {
    ...access,
    routes,
    platforms: left.filter(({ menus }) => menus.length > 0),
    pathOf: new Map([...access.pathOf].filter(([, path]) => routes.has(path))),
  };
}
