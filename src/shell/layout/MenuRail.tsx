import { Box, IconButton, List, Popover, SvgIcon, Tooltip } from '@mui/material';
import { useState } from 'react';
import { useLocale } from 'react-admin';
import { Link } from 'react-router-dom';
import type { MenuEntry } from '@/access/access';
import { displayName } from './displayName';
import { menuIcon } from './menuIcons';
import { MenuTree } from './MenuTree';

interface MenuRailProps {
  readonly entries: readonly MenuEntry[];
  readonly path: string | undefined;
  readonly trail: ReadonlySet<string>;
}

/** The collapsed side menu: icons with tooltips; an entry with children opens them beside it. */
export function MenuRail({ entries, path, trail }: MenuRailProps) {
  const locale = useLocale() ?? 'en';
  const [flyOut, setFlyOut] = useState<{ readonly entry: MenuEntry; readonly anchor: HTMLElement }>();
  const close = () => setFlyOut(undefined);
  return (
    <List disablePadding>
      {entries.map((entry) => {
        const name = displayName(entry, locale);
        const icon = <SvgIcon component={menuIcon(entry.icon)} fontSize="small" />;
        const active = entry.path === path || trail.has(entry.key);
        const look = { width: 40, height: 40, color: active ? 'primary.main' : 'text.secondary', bgcolor: active ? 'action.selected' : undefined };
        return (
          <Box component="li" key={entry.key} sx={{ display: 'flex', justifyContent: 'center', my: 0.5 }}>
            <Tooltip title={name} placement="right">
              {entry.children.length > 0 ? (
                <IconButton
                  aria-label={name}
                  aria-haspopup="true"
                  aria-expanded={flyOut?.entry.key === entry.key}
                  onClick={(event) => setFlyOut({ entry, anchor: event.currentTarget })}
                  sx={look}
                >
                  {icon}
                </IconButton>
              ) : entry.path ? (
                <IconButton component={Link} to={entry.path} aria-label={name} aria-current={entry.path === path ? 'page' : undefined} sx={look}>
                  {icon}
                </IconButton>
              ) : (
                <IconButton component="a" href={entry.href} target="_blank" rel="noopener noreferrer" aria-label={name} sx={look}>
                  {icon}
                </IconButton>
              )}
            </Tooltip>
          </Box>
        );
      })}
      <Popover
        open={flyOut !== undefined}
        anchorEl={flyOut?.anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { sx: { width: 220, py: 1, ml: 1 } } }}
      >
        {flyOut && (
          <nav aria-label={displayName(flyOut.entry, locale)}>
            <MenuTree entries={flyOutEntries(flyOut.entry)} path={path} trail={trail} onNavigate={close} />
          </nav>
        )}
      </Popover>
    </List>
  );
}

/** What the fly-out lists: the children, and the entry itself first when it has a page of its own. */
function flyOutEntries(entry: MenuEntry): readonly MenuEntry[] {
  return entry.path || entry.href ? [{ ...entry, children: [] }, ...entry.children] : entry.children;
}
