import ExpandMore from '@mui/icons-material/ExpandMore';
import { IconButton, ListItem, ListItemButton } from '@mui/material';
import { memo, useEffect, useRef } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { MenuEntry } from '@/access/access';
import { whenIdle } from '@/widgets/whenIdle';
import { displayName } from '../displayName';
import { MenuItemText } from './MenuItemText';

interface MenuRowProps {
  readonly entry: MenuEntry;
  readonly depth: number;
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
  py: 0.5,
  minHeight: 36,
  borderRadius: 1,
  mx: 1,
  my: '2px',
  ...(within && { '& .MuiListItemText-primary': { fontWeight: 'fontWeightBold' } }),
  '&.Mui-selected': {
    color: 'primary.main',
    '& .MuiListItemText-primary': { fontWeight: 'fontWeightBold' },
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 8,
      left: 0,
      width: 3,
      borderRadius: 1,
      bgcolor: 'primary.main',
    },
  },
});

const arrow = (open: boolean) => ({
  transform: open ? 'rotate(180deg)' : 'none',
  transition: 'transform 100ms',
  color: 'text.secondary',
});

/** One line of the side menu: a link, a link to elsewhere, or a directory that opens. A link may have children too. */
export const MenuRow = memo(function MenuRow({
  entry,
  depth,
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
  useEffect(
    () => (current ? whenIdle(() => line.current?.scrollIntoView({ block: 'nearest' })) : undefined),
    [current],
  );
  const style = rowStyle(depth, within);
  const text = <MenuItemText entry={entry} withIcon={depth === 0} />;
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
    <ListItem component="div" ref={line} disablePadding secondaryAction={opener}>
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
