import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { useAccess } from '@/access';
import { readUserMemory } from '@/access/internal';
import { useFavorites } from '@/data/internal';
import { recallTabs } from '../../tabs/tabMemory';
import { readRecent } from '../recentRecords';

const texts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

/** Addresses somebody works at, the nearest first: the page, the tabs, records and pages of late, favorites. */
export function useWorkplaces(userId: string): readonly string[] {
  const access = useAccess();
  const { pathname } = useLocation();
  const { favorites } = useFavorites();
  return useMemo(
    () => [
      ...new Set([
        pathname,
        ...recallTabs(userId, access).map(({ location }) => location.pathname),
        ...readRecent(userId).map(({ path }) => path),
        ...texts(readUserMemory('menu.recent')),
        ...favorites.map(({ path }) => path.split('?', 1)[0] ?? path),
      ]),
    ],
    [access, favorites, pathname, userId],
  );
}
