import ExpandMore from '@mui/icons-material/ExpandMore';
import { IconButton, ListItem, ListItemButton } from '@mui/material';
import { memo, Suspense, useEffect, useRef } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { MenuEntry } from '@/access';
import { whenIdle } from '@/widgets/internal';
import { displayName } from '../displayName';
import { MenuItemText } from './MenuItemText';
import { useMenuExtras } from './useMenuExtras';

interface MenuRowProps {
  readonly entry: MenuEntry;
  readonly depth: number;
  /** The only group is a caption, and what is below it stands at the edge. */
  readonly look: 'group' | 'flat' | 'caption';
  /** The entry of the page that is shown. */
  readonly current: boolean;
  /** A page below it is shown. */
  readonly within: boolean;
  readonly open: boolean;
  toggle(): void;
  onNavigate: (() => void) | undefined;
}

/** So deep entries are indented; what is deeper stands below the last step, or no room would be left for its name. */
const DEEPEST = 4;

/** Names stand in one line below the name of their directory, which is behind its icon. */
const indent = (depth: number) => (depth === 0 ? 12 : 32 + 12 * Math.min(depth, DEEPEST));

const rowStyle = (depth: number, within: boolean) => ({
  pl: `${indent(depth)}px`,
  pr: 1,
  py: '3px',
  minHeight: 32,
  borderRadius: 1,
  mx: 1,
  ...(within && { '& .MuiListItemText-primary': { fontWeight: 'fontWeightBold' } }),
  '&.Mui-selected': {
    color: 'primary.main',
    '& .MuiListItemText-primary': { fontWeight: 'fontWeightBold' },
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 7,
      left: 0,
      width: 3,
      borderRadius: 1,
      bgcolor: 'primary.main',
    },
  },
});

const CAPTION = {
  minHeight: 28,
  color: 'text.secondary',
  '& .MuiListItemText-primary': { typography: 'caption', fontWeight: 400 },
};

/** Brings a line to the middle of its menu when it is out of sight or at its edge. */
function showInMiddle(line: HTMLElement | null): void {
  const menu = line?.closest('nav')?.getBoundingClientRect();
  const box = line?.getBoundingClientRect();
  if (!menu || !box) return;
  const air = 2 * box.height;
  if (box.top < menu.top + air || box.bottom > menu.bottom - air) line?.scrollIntoView({ block: 'center' });
}

const arrow = (open: boolean) => ({
  transform: open ? 'rotate(180deg)' : 'none',
  transition: 'transform 100ms',
  color: 'text.secondary',
});

/** One line of the side menu: a link, a link to elsewhere, or a directory that opens. A link may have children too. */
export const MenuRow = memo(function MenuRow({
  entry,
  depth,
  look,
  current,
  within,
  open,
  toggle,
  onNavigate,
}: MenuRowProps) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const line = useRef<HTMLDivElement>(null);
  // once the page is drawn: asked for before, the browser would lay out everything once more
  useEffect(() => (current ? whenIdle(() => showInMiddle(line.current)) : undefined), [current]);
  const extras = useMenuExtras();
  const style = { ...rowStyle(depth, within), ...(look === 'caption' && CAPTION) };
  const text = <MenuItemText entry={entry} withIcon={depth === 0 && look === 'group'} />;
  const branch = entry.children.length > 0;

  if (!entry.path && !entry.href) {
    return (
      <ListItem component="div" disablePadding>
        <ListItemButton sx={style} onClick={toggle} aria-expanded={open}>
          {text}
          <ExpandMore fontSize="small" sx={arrow(open)} />
        </ListItemButton>
      </ListItem>
    );
  }
  const star = current && entry.path !== undefined && extras && (
    <Suspense fallback={null}>
      <extras.FavoriteStar path={entry.path} />
    </Suspense>
  );
  const opener = branch && (
    <IconButton
      edge="end"
      onClick={toggle}
      aria-expanded={open}
      aria-label={translate('shell.menu.submenu', { name: displayName(entry, locale) })}
    >
      <ExpandMore fontSize="small" sx={arrow(open)} />
    </IconButton>
  );
  return (
    <ListItem component="div" ref={line} disablePadding secondaryAction={opener || star}>
      {entry.path ? (
        <ListItemButton
          component={Link}
          to={entry.path}
          sx={style}
          selected={current}
          aria-current={current ? 'page' : undefined}
          onClick={onNavigate}
        >
          {text}
        </ListItemButton>
      ) : (
        <ListItemButton
          component="a"
          href={entry.href}
          target="_blank"
          rel="noopener noreferrer"
          sx={style}
          onClick={onNavigate}
        >
          {text}
        </ListItemButton>
      )}
    </ListItem>
  );
});
