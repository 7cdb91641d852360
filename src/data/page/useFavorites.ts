import { useMemo } from 'react';
import { namesOf } from '@/access/internal';
import { asObject, asText } from '@/api';
import type { Named } from '@/schema';
import { useOwn } from './useOwn';

/** A page somebody marked: of a menu, of a record, or a view of a list. */
export interface Favorite {
  /** Its address, with what a view asks for. */
  readonly path: string;
  /** Absent for a page of the menu, which names it. */
  readonly named?: Named;
}

/** Pages of menus are kept by their path alone. */
function readFavorite(kept: unknown): Favorite[] {
  if (typeof kept === 'string') return [{ path: kept }];
  const { path, name, nameEn } = asObject(kept) ?? {};
  const isOne = asText(path).startsWith('/') && asText(name) !== '';
  return isOne
    ? [{ path: asText(path), named: { name: asText(name), nameEn: asText(nameEn), ...namesOf(asObject(kept) ?? {}) } }]
    : [];
}

const keptOf = ({ path, named }: Favorite) => (named ? { path, ...named } : path);

/**
 * What a person marked, in the order it was marked. It is arranged by the person, so it outlives the session; what it
 * leads to may be no longer granted.
 */
export function useFavorites() {
  const [kept, keep] = useOwn<unknown>('menu.favorites', []);
  const favorites = useMemo(() => (Array.isArray(kept) ? kept : []).flatMap(readFavorite), [kept]);
  return {
    favorites,
    isOne: (path: string) => favorites.some((one) => one.path === path),
    /** Marks it, or takes it out. */
    toggle: (favorite: Favorite) => {
      const others = favorites.filter(({ path }) => path !== favorite.path);
      keep((others.length < favorites.length ? others : [...others, favorite]).map(keptOf));
    },
  };
}
