import MenuOpen from '@mui/icons-material/MenuOpen';
import { Box, Divider, IconButton, Tooltip } from '@mui/material';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import type { Platform, RouteGrant } from '@/access/access';
import { MenuRail } from './MenuRail';
import { MenuTree } from './MenuTree';
import { PlatformSwitcher } from './PlatformSwitcher';

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

/** Platform switcher, menu and the switch to collapse it: 208 px wide, or 64 px with icons alone (spec 01 §2). */
export function SideMenu({ platforms, platform, grant, collapsed, choosePlatform, toggleCollapsed, onNavigate }: SideMenuProps) {
  const translate = useTranslate();
  const trail = useMemo(() => new Set(grant?.trail.slice(0, -1).map((entry) => entry.key)), [grant]);
  const entries = platform?.menus ?? [];
  const collapseText = translate(collapsed ? 'shell.menu.expand' : 'shell.menu.collapse');
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: 1, minHeight: 0 }}>
      <Box sx={{ p: 1, display: 'flex', justifyContent: 'center' }}>
        <PlatformSwitcher platforms={platforms} current={platform} collapsed={collapsed} choose={choosePlatform} />
      </Box>
      <Box component="nav" aria-label={translate('shell.menu.label')} sx={{ flex: 1, minHeight: 0, overflowY: 'auto', overflowX: 'hidden', pb: 1 }}>
        {collapsed ? (
          <MenuRail entries={entries} path={grant?.path} trail={trail} />
        ) : (
          <MenuTree key={platform?.code} entries={entries} path={grant?.path} trail={trail} onNavigate={onNavigate} />
        )}
      </Box>
      {toggleCollapsed && (
        <>
          <Divider />
          <Box sx={{ p: 0.5, display: 'flex', justifyContent: collapsed ? 'center' : 'flex-end' }}>
            <Tooltip title={collapseText} placement="right">
              <IconButton onClick={toggleCollapsed} aria-label={collapseText} aria-expanded={!collapsed}>
                <MenuOpen fontSize="small" sx={{ transform: collapsed ? 'rotate(180deg)' : 'none' }} />
              </IconButton>
            </Tooltip>
          </Box>
        </>
      )}
    </Box>
  );
}
