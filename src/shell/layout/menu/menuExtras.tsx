import { Box, IconButton, ListItemButton, SvgIcon, Tooltip } from '@mui/material';
import Star from '@mui/icons-material/Star';
import StarOutline from '@mui/icons-material/StarBorder';
import ExpandMore from '@mui/icons-material/ExpandMore';
import { useEffect, useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useAccess } from '@/access';
import { useArea } from '@/data';
import { useFavorites } from '@/data/internal';
import type { Named } from '@/schema';
import { NameText } from '@/widgets';
import { useUserMemory } from '@/widgets/internal';
import { grantedPage } from '../../palette/favoriteEntries';
import { displayName } from '../displayName';

export { menuIcons } from './menuIcon';

/** So many pages that were visited last are kept. */
const RECENT = 6;
const NONE: readonly string[] = [];

/** Paths as they were kept; an older build may have kept something else. */
const readPaths = (kept: unknown): readonly string[] =>
  Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : NONE;

/** Whether a page is among the favorites, to press. */
export function FavoriteStar({ path }: { readonly path: string }) {
  useArea('shell');
  const translate = useTranslate();
  const { isOne: isMarked, toggle } = useFavorites();
  const isOne = isMarked(path);
  return (
    <Tooltip title={translate(isOne ? 'shell.favorites.remove' : 'shell.favorites.keep')} describeChild>
      <IconButton
        edge="end"
        aria-label={translate('shell.favorites.one')}
        aria-pressed={isOne}
        onClick={() => toggle({ path })}
        sx={{ color: isOne ? 'primary.main' : 'text.secondary' }}
      >
        <SvgIcon component={isOne ? Star : StarOutline} sx={{ fontSize: 16 }} />
      </IconButton>
    </Tooltip>
  );
}

interface PageLinesProps {
  readonly label: string;
  readonly pages: readonly (Named & { readonly path: string })[];
  readonly shown: string | undefined;
  onNavigate?(): void;
}

/** Pages as links, one a line. */
function PageLines({ label, pages, shown, onNavigate }: PageLinesProps) {
  const locale = useLocale() ?? 'en';
  return (
    <Box component="ul" aria-label={label} sx={{ m: 0, px: 1, listStyle: 'none' }}>
      {pages.map((page) => (
        <Box component="li" key={page.path} sx={{ display: 'flex', alignItems: 'center', pr: 1 }}>
          <ListItemButton
            component={Link}
            to={page.path}
            selected={page.path === shown}
            onClick={onNavigate}
            title={displayName(page, locale)}
            sx={{ minHeight: 32, py: 0, pl: 1.5, borderRadius: 1, typography: 'body2', minWidth: 0 }}
          >
            <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
              <NameText text={displayName(page, locale)} />
            </Box>
          </ListItemButton>
        </Box>
      ))}
    </Box>
  );
}

const CAPTION = {
  typography: 'caption',
  color: 'text.secondary',
  px: 2.5,
  minHeight: 28,
  alignItems: 'center',
} as const;

interface ShortcutsProps {
  /** Path of the page that is shown. */
  readonly path: string | undefined;
  onNavigate?(): void;
}

/**
 * Above the menu: the pages, records and views a person marked, and behind a line to open those he was at last. They
 * are his own, kept in this browser; what is no longer granted is not there.
 */
export function Shortcuts({ path, onNavigate }: ShortcutsProps) {
  useArea('shell');
  const translate = useTranslate();
  const access = useAccess();
  const { routes } = access;
  const { favorites } = useFavorites();
  const [recent, keep] = useUserMemory('menu.recent', readPaths); // where he was is forgotten with the session
  const [isOpen, open] = useState(false);
  useEffect(() => {
    if (path !== undefined && recent[0] !== path)
      keep([path, ...recent.filter((one) => one !== path)].slice(0, RECENT));
  }, [path, recent, keep]);
  const granted = (paths: readonly string[]) =>
    paths.flatMap((one) => {
      const grant = routes.get(one);
      return grant ? [grant] : [];
    });
  const marked = favorites.flatMap(({ path: to, named }) => (named ? grantedPage(access, to, named) : granted([to])));
  const last = granted(recent.slice(1));
  const lines = { shown: path, ...(onNavigate && { onNavigate }) };
  return (
    <Box sx={{ flex: 'none', maxHeight: '40%', overflowY: 'auto' }}>
      {marked.length > 0 && (
        <>
          <Box aria-hidden sx={{ ...CAPTION, display: 'flex' }}>
            {translate('shell.favorites.title')}
          </Box>
          <PageLines label={translate('shell.favorites.title')} pages={marked} {...lines} />
        </>
      )}
      {last.length > 0 && (
        <>
          <ListItemButton onClick={() => open(!isOpen)} aria-expanded={isOpen} sx={{ ...CAPTION, py: 0, mx: 0 }}>
            <Box component="span" sx={{ flex: 1 }}>
              {translate('shell.favorites.recent')}
            </Box>
            <ExpandMore sx={{ fontSize: 16, transform: isOpen ? 'rotate(180deg)' : 'none' }} />
          </ListItemButton>
          {isOpen && <PageLines label={translate('shell.favorites.recent')} pages={last} {...lines} />}
        </>
      )}
    </Box>
  );
}
