import { useMemo, useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { useLocation } from 'react-router';
import { cleanText } from '@/schema';
import { useAccess } from '@/access';
import { pageEntries } from './pageEntries';
import { GROUPS, type PaletteEntry, type PaletteGroup } from './paletteEntry';
import { rankEntries, type Ranked } from './rankEntries';
import { recentEntries } from './recentEntries';
import { readRecent } from './recentRecords';

/** So many answers are drawn; who needs more types more. */
const MOST = 50;
/** Without a query there are few recent records, and no forms. */
const FEW_RECENT = 5;

export interface PaletteGroupOf {
  /** Undefined while a query ranks all groups together. */
  readonly group?: PaletteGroup;
  readonly items: readonly Ranked[];
}

function grouped(entries: readonly PaletteEntry[]): PaletteGroupOf[] {
  return GROUPS.filter((group) => group !== 'create').flatMap((group) => {
    const items = rankEntries(
      entries.filter((entry) => entry.group === group),
      '',
    );
    return items.length > 0 ? [{ group, items: items.slice(0, group === 'recent' ? FEW_RECENT : MOST) }] : [];
  });
}

/** The query of the palette and what answers it: by groups at first, by rank once something is typed. */
export function usePalette(userId: string, platform: string | undefined, actions: readonly PaletteEntry[]) {
  const access = useAccess();
  const locale = useLocale() ?? 'en';
  const translate = useTranslate();
  const { pathname } = useLocation();
  const [query, setQuery] = useState('');
  /** Not deferred: Enter takes the first answer to what stands in the field, however fast it was typed. */
  const searched = cleanText(query);
  const pages = useMemo(
    () => pageEntries(access, locale, platform, (name) => translate('shell.palette.create', { name })),
    [access, locale, platform, translate],
  );
  const recent = useMemo(
    () => recentEntries(access, readRecent(userId), pathname, locale),
    [access, userId, pathname, locale],
  );
  const groups = useMemo<PaletteGroupOf[]>(() => {
    const entries = [...recent, ...pages, ...actions];
    return searched === '' ? grouped(entries) : [{ items: rankEntries(entries, searched).slice(0, MOST) }];
  }, [recent, pages, actions, searched]);
  return { query, setQuery, searched, groups, items: groups.flatMap((one) => one.items) };
}
