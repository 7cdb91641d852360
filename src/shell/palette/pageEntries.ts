import { type Access, type MenuEntry, type RouteGrant, can } from '@/access';
import { type Named, UNSAID } from '@/schema';
import { displayName } from '../layout/displayName';
import type { PaletteEntry } from './paletteEntry';

/** Name in the user's language, and in one more that people may look for it in, where it differs there. */
export function namesOf(named: Named, locale: string): Pick<PaletteEntry, 'name' | 'other'> {
  const name = displayName(named, locale);
  const other = ['en', UNSAID].map((code) => displayName(named, code)).find((one) => one !== name);
  return { name, ...(other !== undefined && { other }) };
}

/** The application and the menus above an entry. */
function placeOf(access: Access, platform: string, above: readonly Named[], locale: string): string {
  const application = access.platforms.find(({ code }) => code === platform);
  return [...(application ? [application] : []), ...above].map((one) => displayName(one, locale)).join(' / ');
}

function pageOf(access: Access, grant: RouteGrant, locale: string): PaletteEntry {
  const { path, icon, platform, trail } = grant;
  return {
    key: path,
    group: 'pages',
    ...namesOf(grant, locale),
    place: placeOf(access, platform, trail.slice(0, -1), locale),
    path,
    ...(icon && { icon }),
  };
}

function linksOf(access: Access, locale: string): PaletteEntry[] {
  const walk = (platform: string, entries: readonly MenuEntry[], above: readonly MenuEntry[]): PaletteEntry[] =>
    entries.flatMap((entry) => {
      const { key, href, icon, children } = entry;
      const below = walk(platform, children, [...above, entry]);
      if (href === undefined) return below;
      const place = placeOf(access, platform, above, locale);
      return [
        { key, group: 'pages' as const, ...namesOf(entry, locale), place, href, ...(icon && { icon }) },
        ...below,
      ];
    });
  return access.platforms.flatMap(({ code, menus }) => walk(code, menus, []));
}

/**
 * Every granted page over all applications, those of the shown application first, links to elsewhere, and the forms
 * for new records whose code is granted.
 *
 * @param platform code of the application that is shown
 * @param createText 'New: <page>'
 */
export function pageEntries(
  access: Access,
  locale: string,
  platform: string | undefined,
  createText: (name: string) => string,
): PaletteEntry[] {
  const grants = [...access.routes.values()];
  const own = grants.filter((grant) => grant.platform === platform);
  const sorted = [...own, ...grants.filter((grant) => grant.platform !== platform)];
  const pages = sorted.map((grant) => pageOf(access, grant, locale));
  const forms = sorted
    .filter(({ target, path }) => target.kind === 'resource' && can(access, path, 'create'))
    .map((grant): PaletteEntry => {
      const page = pageOf(access, grant, locale);
      return {
        ...page,
        key: `${grant.path}/create`,
        group: 'create',
        name: createText(page.name),
        path: `${grant.path}/create`,
      };
    });
  return [...pages, ...linksOf(access, locale), ...forms];
}
