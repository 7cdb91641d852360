import { parsePath } from 'react-router';
import { type Access, can, matchRoute } from '@/access';
import type { Favorite } from '@/data/internal';
import type { Named } from '@/schema';
import { displayName } from '../layout/displayName';
import { namesOf } from './pageEntries';
import type { PaletteEntry } from './paletteEntry';

/** The menu that an address of a list or a record is below, as long as it is granted. */
export function grantOf(access: Access, address: string) {
  const match = matchRoute(access, parsePath(address).pathname ?? '/');
  if (match.kind !== 'route') return undefined;
  const { grant, view } = match;
  return view === 'edit' && !can(access, grant.path, 'edit') ? undefined : grant;
}

/** A page somebody marked that is granted now, else nothing. */
export const grantedPage = (access: Access, path: string, named: Named): (Named & { readonly path: string })[] =>
  grantOf(access, path) ? [{ ...named, path }] : [];

/** The records and views somebody marked, as far as they are granted; pages of the menu are among its pages. */
export function favoriteEntries(access: Access, favorites: readonly Favorite[], locale: string): PaletteEntry[] {
  return favorites.flatMap(({ path, named }): PaletteEntry[] => {
    const grant = named && grantOf(access, path);
    if (!grant) return [];
    return [
      {
        key: path,
        group: 'favorites',
        ...namesOf(named, locale),
        place: displayName(grant, locale),
        path,
        ...(grant.icon && { icon: grant.icon }),
      },
    ];
  });
}
