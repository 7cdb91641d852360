import { Box, IconButton, List, Tooltip } from '@mui/material';
import { useLocale } from 'react-admin';
import { Link } from 'react-router';
import type { MenuEntry } from '@/access';
import { extraPart } from '@/data/internal';
import { isComposing } from '@/widgets';
import { displayName } from '../displayName';
import { MenuPicture } from './MenuPicture';
import { useFlyOut } from './useFlyOut';

const MenuFlyOut = extraPart(() => import('./MenuFlyOut'));

interface MenuRailProps {
  readonly entries: readonly MenuEntry[];
  readonly path: string | undefined;
  readonly trail: ReadonlySet<string>;
}

const look = (active: boolean) => ({
  width: 40,
  height: 40,
  color: active ? 'primary.main' : 'text.secondary',
  bgcolor: active ? 'action.selected' : undefined,
});

/**
 * The collapsed side menu: icons named by tooltips; an entry with children shows them beside it, by pointer or
 * keyboard.
 */
export function MenuRail({ entries, path, trail }: MenuRailProps) {
  const locale = useLocale() ?? 'en';
  const { flyOut, show, showSoon, hide, hideSoon, keep } = useFlyOut();

  const opener = (entry: MenuEntry, active: boolean, name: string) => (
    <IconButton
      aria-label={name}
      aria-haspopup="true"
      aria-expanded={flyOut?.entry.key === entry.key}
      onClick={(event) => show({ entry, anchor: event.currentTarget, focus: event.detail === 0 })}
      onKeyDown={(event) => {
        if (isComposing(event)) return;
        if (event.key === 'ArrowRight') show({ entry, anchor: event.currentTarget, focus: true });
        else if (event.key === 'Escape') hide(false);
      }}
      onPointerEnter={(event) =>
        event.pointerType === 'mouse' && showSoon({ entry, anchor: event.currentTarget, focus: false })
      }
      onPointerLeave={(event) => event.pointerType === 'mouse' && hideSoon()}
      sx={look(active)}
    >
      <MenuPicture of={entry.key} />
    </IconButton>
  );
  const link = (entry: MenuEntry, active: boolean, name: string) => {
    const target = entry.path
      ? { component: Link, to: entry.path }
      : { component: 'a', href: entry.href, target: '_blank', rel: 'noopener noreferrer' };
    return (
      <Tooltip title={name} placement="right">
        <IconButton
          {...target}
          aria-label={name}
          aria-current={entry.path !== undefined && entry.path === path ? 'page' : undefined}
          sx={look(active)}
        >
          <MenuPicture of={entry.key} />
        </IconButton>
      </Tooltip>
    );
  };
  return (
    <List disablePadding>
      {entries.map((entry) => {
        const active = (entry.path !== undefined && entry.path === path) || trail.has(entry.key);
        const draw = entry.children.length > 0 ? opener : link;
        return (
          <Box component="li" key={entry.key} sx={{ display: 'flex', justifyContent: 'center', my: 0.5 }}>
            {draw(entry, active, displayName(entry, locale))}
          </Box>
        );
      })}
      {flyOut && <MenuFlyOut flyOut={flyOut} path={path} trail={trail} keep={keep} hideSoon={hideSoon} hide={hide} />}
    </List>
  );
}
