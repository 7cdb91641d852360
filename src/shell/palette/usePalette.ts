import { useMemo, useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { useLocation } from 'react-router';
import { cleanText } from '@/schema';
import { useAccess } from '@/access';
import { useFavorites } from '@/data/internal';
import { favoriteEntries } from './favoriteEntries';
import { pageEntries } from './pageEntries';
import { GROUPS, type PaletteEntry } from './paletteEntry';
import { rankEntries, type Ranked } from './rankEntries';
import { recentEntries } from './recentEntries';
import { readRecent } from './recentRecords';
import { recordGroup } from './records/recordGroup';
import { useRecordSearch } from './records/useRecordSearch';

/** So many answers are drawn; who needs more types more. */
const MOST = 50;
/** Without a query there are few recent records, and no forms. */
const FEW_RECENT = 5;
/** Behind records there are few guesses. */
const FEW_GUESSES = 5;

export interface PaletteGroupOf {
  readonly key: string;
  /** Absent where a query ranks all groups together. */
  readonly title?: string;
  readonly items: readonly Ranked[];
}

const WITHOUT_QUERY = GROUPS.filter((group) => group !== 'create');

/** What is found for certain, then records; guesses last, once nothing comes before them any more. */
function certainFirst(
  ranked: readonly PaletteGroupOf[],
  records: readonly PaletteGroupOf[],
  busy: boolean,
  translate: (key: string) => string,
): readonly PaletteGroupOf[] {
  const all = ranked.flatMap(({ items }) => items);
  const certain = { key: 'certain', items: all.filter(({ loose }) => !loose).slice(0, MOST) };
  if (busy) return [certain, ...records];
  const title = records.length > 0 ? { title: translate('shell.palette.groups.similar') } : {};
  const most = records.length > 0 ? FEW_GUESSES : MOST;
  return [certain, ...records, { key: 'guesses', ...title, items: all.filter(({ loose }) => loose).slice(0, most) }];
}

/** The query of the palette and what answers it: by groups at first, by rank once something is typed, then records. */
export function usePalette(userId: string, platform: string | undefined, actions: readonly PaletteEntry[]) {
  const access = useAccess();
  const locale = useLocale() ?? 'en';
  const translate = useTranslate();
  const { pathname } = useLocation();
  const [query, setQuery] = useState('');
  /** Not deferred: Enter takes the first answer to what stands in the field, however fast it was typed. */
  const searched = cleanText(query);
  const search = useRecordSearch(userId, platform, searched);
  const pages = useMemo(
    () => pageEntries(access, locale, platform, (name) => translate('shell.palette.create', { name })),
    [access, locale, platform, translate],
  );
  const { favorites } = useFavorites();
  const marked = useMemo(() => favoriteEntries(access, favorites, locale), [access, favorites, locale]);
  const recent = useMemo(
    () => recentEntries(access, readRecent(userId), pathname, locale),
    [access, userId, pathname, locale],
  );
  const known = useMemo<readonly PaletteGroupOf[]>(() => {
    const isMarked = ({ path }: PaletteEntry) => marked.some((one) => one.path === path);
    const entries = [...recent.filter((one) => !isMarked(one)), ...marked, ...pages, ...actions];
    if (searched !== '') return [{ key: 'ranked', items: rankEntries(entries, searched) }];
    return WITHOUT_QUERY.map((group) => ({
      key: group,
      title: translate(`shell.palette.groups.${group}`),
      items: rankEntries(
        entries.filter((entry) => entry.group === group),
        '',
      ).slice(0, group === 'recent' ? FEW_RECENT : MOST),
    }));
  }, [recent, marked, pages, actions, searched, translate]);
  const shown = new Set(known.flatMap(({ items }) => items.map(({ entry }) => entry.path)));
  const records = search.found.map((found) => recordGroup(found, { locale, translate, shown }));
  const groups = (searched === '' ? known : certainFirst(known, records, search.busy, translate)).filter(
    ({ items }) => items.length > 0,
  );
  return { query, setQuery, searched, groups, items: groups.flatMap((one) => one.items), search };
}
