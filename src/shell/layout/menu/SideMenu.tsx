import { Box, Typography, IconButton, Tooltip, InputBase } from '@mui/material';
import { useEffect, useMemo, useRef, useState, memo, Suspense } from 'react';
import { useTranslate } from 'react-admin';
import type { MenuEntry, RouteGrant } from '@/access';
import type { Platform } from '@/access/internal';
import { cleanText } from '@/schema';
import { whenIdle } from '@/widgets/internal';
import { isComposing } from '@/widgets';
import { countEntries, filterMenu } from './filterMenu';
import { MenuRail } from './MenuRail';
import { MenuTree } from './MenuTree';
import { PicturesProvider, useMenuExtras, usePictures } from './useMenuExtras';
import { PlatformSwitcher } from '../PlatformSwitcher';
import MenuOpen from '@mui/icons-material/MenuOpen';
import Search from '@mui/icons-material/Search';

/** Narrows a long menu to the entries with a text in their names; Escape empties it. */
function MenuSearch({ text, change }: { readonly text: string; change(text: string): void }) {
  const translate = useTranslate();
  const label = translate('shell.menu.search');
  return (
    <InputBase
      fullWidth
      value={text}
      placeholder={label}
      onChange={(event) => change(event.target.value)}
      onKeyDown={(event) => !isComposing(event) && event.key === 'Escape' && change('')}
      startAdornment={<Search fontSize="small" sx={{ color: 'text.secondary', mr: 1 }} />}
      slotProps={{ input: { role: 'searchbox', 'aria-label': label } }}
      sx={{
        px: 1.5,
        minHeight: 32,
        mb: 0.5,
        borderRadius: 1,
        bgcolor: 'action.hover',
        '&.Mui-focused': { outline: 2, outlineColor: 'primary.main' },
      }}
    />
  );
}

interface CollapseSwitchProps {
  readonly collapsed: boolean;
  toggle(): void;
}

/** Makes the side menu narrow, and wide again. */
const CollapseSwitch = memo(function CollapseSwitch({ collapsed, toggle }: CollapseSwitchProps) {
  const translate = useTranslate();
  const text = translate(collapsed ? 'shell.menu.expand' : 'shell.menu.collapse');
  return (
    <Tooltip title={text} placement="right">
      <IconButton data-shortcut="menu" onClick={toggle} aria-label={text} aria-expanded={!collapsed}>
        <MenuOpen className="along-line" fontSize="small" sx={{ transform: collapsed ? 'rotate(180deg)' : 'none' }} />
      </IconButton>
    </Tooltip>
  );
});

export interface SideMenuProps {
  readonly platforms: readonly Platform[];
  readonly platform: Platform | undefined;
  /** The grant of the page that is shown. */
  readonly grant: RouteGrant | undefined;
  readonly collapsed: boolean;
  choosePlatform(platform: Platform): void;
  /** Absent where the menu cannot be collapsed: in the drawer of a phone. */
  toggleCollapsed?(): void;
  onNavigate?(): void;
}

const NO_ENTRIES: readonly MenuEntry[] = [];

/** From this number of entries on the menu can be searched. */
const MANY = 16;

/** Platform switcher, menu and the switch to collapse it: 208 px wide, or 64 px with icons alone (spec 01 §2). */
export function SideMenu({
  platforms,
  platform,
  grant,
  collapsed,
  choosePlatform,
  toggleCollapsed,
  onNavigate,
}: SideMenuProps) {
  const translate = useTranslate();
  const trail = useMemo(() => new Set(grant?.trail.slice(0, -1).map((entry) => entry.key)), [grant]);
  const [query, setQuery] = useState('');
  const all = platform?.menus;
  const searchable = useMemo(() => !collapsed && countEntries(all ?? []) >= MANY, [all, collapsed]);
  const searching = searchable && cleanText(query) !== '';
  const entries = useMemo(() => (searching ? filterMenu(all ?? [], query) : (all ?? [])), [all, searching, query]);
  const extras = useMenuExtras();
  const pictures = usePictures(all ?? NO_ENTRIES);
  const nav = useRef<HTMLElement>(null);
  useEffect(
    () =>
      searching
        ? undefined
        : whenIdle(() => nav.current?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'center' })),
    [searching],
  );
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: 1, minHeight: 0 }}>
      <Box sx={{ display: 'flex', flexDirection: collapsed ? 'column' : 'row', alignItems: 'center', gap: 0.5, p: 1 }}>
        <PlatformSwitcher platforms={platforms} current={platform} collapsed={collapsed} choose={choosePlatform} />
        {toggleCollapsed && <CollapseSwitch collapsed={collapsed} toggle={toggleCollapsed} />}
      </Box>
      {extras && !collapsed && !searching && (
        <Suspense fallback={null}>
          <extras.Shortcuts path={grant?.path} {...(onNavigate && { onNavigate })} />
        </Suspense>
      )}
      {searchable && (
        <Box sx={{ px: 1 }}>
          <MenuSearch text={query} change={setQuery} />
        </Box>
      )}
      <Box
        component="nav"
        ref={nav}
        aria-label={translate('shell.menu.label')}
        sx={{ flex: 1, minHeight: 0, overflowY: 'auto', overflowX: 'hidden', pb: 1 }}
      >
        <PicturesProvider value={pictures}>
          {collapsed ? (
            <MenuRail entries={entries} path={grant?.path} trail={trail} />
          ) : (
            <MenuTree
              key={platform?.code}
              entries={entries}
              path={grant?.path}
              trail={trail}
              unfolded={searching}
              onNavigate={onNavigate}
            />
          )}
        </PicturesProvider>
        {searching && entries.length === 0 && (
          <Typography role="status" variant="body2" color="textSecondary" sx={{ px: 2, py: 1 }}>
            {translate('widgets.nothingFound')}
          </Typography>
        )}
      </Box>
    </Box>
  );
}
