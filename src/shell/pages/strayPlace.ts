import { type Access, type KnownTargets, matchRoute } from '@/access';

/** Where an address leads that no menu of this user leads to. */
export type StrayPlace =
  /** A page that is granted at another address: the menus of this cloud put it there. */
  | { readonly kind: 'elsewhere'; readonly to: string }
  /** A page that there is, and that is not granted. */
  | { readonly kind: 'ungranted'; readonly key: string }
  /** Nothing; perhaps a granted page of nearly this address was meant. */
  | { readonly kind: 'nothing'; readonly near?: string };

const segmentsOf = (path: string): readonly string[] => path.split('/').filter((segment) => segment !== '');

/** What an address says below one path, below another. */
const moved = (pathname: string, from: string, to: string): string =>
  [to, ...segmentsOf(pathname).slice(segmentsOf(from).length)].join('/');

/** Every page there is, as if all were granted where they usually are. */
function everything(known: KnownTargets, paths: Readonly<Record<string, string>>): Access {
  const { schemas, reports = [], pages } = known;
  const keys = { page: pages, report: reports, resource: schemas };
  const routes = (['page', 'report', 'resource'] as const).flatMap((kind) =>
    [...keys[kind]].map((key) => {
      const path = paths[key] ?? `/${key}`;
      const grant = { path, target: { kind, key }, codes: new Set<string>(), name: key, nameEn: key };
      return [path, { ...grant, platform: '', trail: [] }] as const;
    }),
  );
  return { platforms: [], routes: new Map(routes), pathOf: new Map(), diagnostics: [] };
}

/** The granted route that is or is above an address, whatever its letters' case. */
function nearest({ routes }: Access, pathname: string): string | undefined {
  const wanted = `/${segmentsOf(pathname).join('/').toLowerCase()}/`;
  return [...routes.keys()]
    .filter((path) => wanted.startsWith(`${path.toLowerCase()}/`))
    .toSorted((a, b) => b.length - a.length)[0];
}

/**
 * What an address is that `matchRoute` finds no grant for.
 *
 * @param known all that this build can show
 * @param paths where pages usually are, by their keys
 */
export function strayPlace(
  access: Access,
  known: KnownTargets,
  paths: Readonly<Record<string, string>>,
  pathname: string,
): StrayPlace {
  const isGranted = (path: string) => 'grant' in matchRoute(access, path);
  const usual = matchRoute(everything(known, paths), pathname);
  if ('grant' in usual && 'key' in usual.grant.target) {
    const { path, target } = usual.grant;
    const granted = access.pathOf.get(target.key);
    if (granted === undefined) return { kind: 'ungranted', key: target.key };
    const to = moved(pathname, path, granted);
    if (isGranted(to)) return { kind: 'elsewhere', to };
  }
  const near = nearest(access, pathname);
  if (near === undefined) return { kind: 'nothing' };
  const meant = moved(pathname, near, near);
  return { kind: 'nothing', near: isGranted(meant) ? meant : near };
}
