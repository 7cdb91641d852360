import { Box, Drawer, useMediaQuery, type Theme } from '@mui/material';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { RouteGrant } from '@/access/access';
import { useAccess } from '@/access/AccessContext';
import type { PasswordPolicy } from '@/access/passwordPolicy';
import type { Session } from '@/access/session';
import type { Brand } from '../brands/brand';
import { ArrivalProvider } from './Arrival';
import { Header } from './Header';
import { LogoutDialog } from './LogoutDialog';
import { PasswordNotice } from './PasswordNotice';
import { PlatformMask } from './PlatformMask';
import { SideMenu } from './SideMenu';
import { MAIN, SkipLink } from './SkipLink';
import { useSideMenu } from './useSideMenu';

const PasswordDialog = lazy(() => import('../password/PasswordDialog'));

/** Widths of the side menu in pixels (spec 01 §2). */
const EXPANDED = 208;
const COLLAPSED = 64;

interface LayoutProps {
  readonly brand: Brand;
  readonly session: Session;
  readonly policy?: PasswordPolicy;
  /** The grant of the page that is shown, undefined on pages outside of the menu. */
  readonly grant: RouteGrant | undefined;
  readonly children: ReactNode;
}

/** Header, side menu and the place of the page; on narrow screens the menu is a drawer. */
export function Layout({ brand, session, policy, grant, children }: LayoutProps) {
  const translate = useTranslate();
  const access = useAccess();
  const narrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'), { noSsr: true });
  const menu = useSideMenu(session.userId, grant);
  const [drawer, setDrawer] = useState(false);
  const [dialog, setDialog] = useState<'password' | 'logout'>();
  const closeDrawer = () => setDrawer(false);
  const sideMenu = { platforms: access.platforms, platform: menu.platform, grant };

  return (
    <Box
      sx={{
        display: 'grid',
        height: '100dvh',
        gridTemplate: `"header header" 48px "menu main" minmax(0, 1fr) / ${narrow ? 0 : menu.collapsed ? COLLAPSED : EXPANDED}px minmax(0, 1fr)`,
        transition: 'grid-template-columns 100ms ease-out',
      }}
    >
      <SkipLink />
      <Header
        brand={brand}
        session={session}
        openMenu={narrow ? () => setDrawer(true) : undefined}
        changePassword={() => setDialog('password')}
        logOut={() => setDialog('logout')}
      />
      {narrow ? (
        <Drawer open={drawer} onClose={closeDrawer} slotProps={{ paper: { sx: { width: 264 }, 'aria-label': translate('shell.menu.label') } }}>
          <SideMenu
            {...sideMenu}
            collapsed={false}
            onNavigate={closeDrawer}
            choosePlatform={(platform) => {
              closeDrawer();
              menu.choosePlatform(platform);
            }}
          />
        </Drawer>
      ) : (
        <Box sx={{ gridArea: 'menu', minHeight: 0, overflow: 'hidden', bgcolor: 'background.paper', borderRight: 1, borderColor: 'divider' }}>
          <SideMenu {...sideMenu} collapsed={menu.collapsed} choosePlatform={menu.choosePlatform} toggleCollapsed={menu.toggleCollapsed} />
        </Box>
      )}
      <Box component="main" id={MAIN} tabIndex={-1} sx={{ gridArea: 'main', overflow: 'auto', minWidth: 0, position: 'relative' }}>
        {policy && <PasswordNotice policy={policy} change={() => setDialog('password')} />}
        <ArrivalProvider value={menu.arrived}>{children}</ArrivalProvider>
      </Box>
      <PlatformMask open={menu.switching} />
      <LogoutDialog open={dialog === 'logout'} close={() => setDialog(undefined)} />
      {dialog === 'password' && (
        <Suspense>
          <PasswordDialog onClose={() => setDialog(undefined)} />
        </Suspense>
      )}
    </Box>
  );
}
