import { Box, useMediaQuery, type Theme, Backdrop, CircularProgress } from '@mui/material';
import { useCallback, useMemo, useState, type ReactNode, memo } from 'react';
import { useEvent, useTranslate } from 'react-admin';
import { type RouteGrant, useAccess, matchRoute } from '@/access';
import { hasOpenDrafts, type PasswordPolicy, type Session, keepsArranged } from '@/access/internal';
import { lazyPart } from '@/data';
import { extraPart } from '@/data/internal';
import type { Brand } from '../brands/brand';
import { Extras, type Panel } from '../extras/Extras';
import { useShortcuts } from '../shortcuts/useShortcuts';
import { LiveRouter } from '../routing/LiveRouter';
import { NewBuildBar } from '../version/NewBuildBar';
import { ArrivalProvider } from './Arrival';
import { Header } from './Header';
import { PasswordNotice } from './PasswordNotice';
import { SideMenu } from './menu/SideMenu';
import { MAIN, SkipLink } from './SkipLink';
import { useSideMenu } from './menu/useSideMenu';
import type { RecordPage } from '../palette/useRecentRecord';

/** Covers menu and page while a platform is being switched (spec 01 §2). */
const PlatformMask = memo(function PlatformMask({ open }: { readonly open: boolean }) {
  const translate = useTranslate();
  return (
    <Backdrop
      open={open}
      unmountOnExit
      sx={{ top: 48, zIndex: 'drawer', bgcolor: 'background.default', opacity: '0.7 !important' }}
    >
      <CircularProgress size={28} aria-label={translate('shell.platform.switching')} />
    </Backdrop>
  );
});

/** Widths of the side menu in pixels (spec 01 §2). */
const EXPANDED = 208;
const COLLAPSED = 64;

interface LayoutProps {
  readonly brand: Brand;
  readonly session: Session;
  readonly policy?: PasswordPolicy;
  readonly pathname: string;
  /** The grant of the page that is shown, undefined on pages outside of the menu. */
  readonly grant: RouteGrant | undefined;
  /** Above the page: the tabs that are open. */
  readonly tabs?: ReactNode;
  readonly children: ReactNode;
}

/** Who opens the menu to sign out may be offline by then: `UserMenu` loads it as soon as nothing else is to be done. */
const LogoutDialog = lazyPart(() => import('./LogoutDialog'));
const PhoneMenu = extraPart(() => import('./menu/PhoneMenu'));

/**
 * Header, side menu and the place of the page; on narrow screens the menu is a drawer. What has nothing to do with the
 * page is given the same again, and not drawn again for it.
 */
export function Layout({ brand, session, policy, pathname, grant, tabs, children }: LayoutProps) {
  const access = useAccess();
  const narrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'), { noSsr: true });
  const menu = useSideMenu(session.userId, pathname, grant);
  const record = useRecordPage(pathname);
  /** The menu of a phone is in front of the page it was opened on, and of no other. */
  const [drawerAt, setDrawerAt] = useState<string>();
  const drawer = drawerAt === pathname;
  const [leaving, setLeaving] = useState({ open: false, loses: false, keeps: false });
  const [hasOpened, setOpened] = useState(false);
  const [panel, setPanel] = useState<Panel>();
  const openDrawer = useEvent(() => setDrawerAt(pathname));
  const closeDrawer = useCallback(() => setDrawerAt(undefined), []);
  const stay = useCallback(() => setLeaving((before) => ({ ...before, open: false })), []);
  const account = useMemo(
    () => ({
      openHelp: () => setPanel('help'),
      changePassword: () => setPanel('password'),
      logOut: () => {
        setOpened(true);
        setLeaving({ open: true, loses: hasOpenDrafts(), keeps: keepsArranged(session.userId) });
      },
    }),
    [session.userId],
  );
  const openPalette = useCallback(() => setPanel('palette'), []);
  useShortcuts({ openPalette, openHelp: account.openHelp });
  const sideMenu = { platforms: access.platforms, platform: menu.platform, grant };

  return (
    <Box
      sx={{
        display: 'grid',
        height: '100dvh',
        gridTemplate: `"header header" 48px "notice notice" auto "menu main" minmax(0, 1fr) / ${narrow ? 0 : menu.collapsed ? COLLAPSED : EXPANDED}px minmax(0, 1fr)`,
        transition: 'grid-template-columns 100ms ease-out',
      }}
    >
      <SkipLink />
      <LiveRouter>
        <Header
          brand={brand}
          session={session}
          platform={menu.platform?.code}
          openMenu={narrow ? openDrawer : undefined}
          openPalette={openPalette}
          {...account}
        />
      </LiveRouter>
      <Box sx={{ gridArea: 'notice', minWidth: 0 }}>
        <NewBuildBar />
        {policy && <PasswordNotice policy={policy} change={account.changePassword} />}
      </Box>
      {narrow ? (
        drawerAt !== undefined && (
          <PhoneMenu
            {...sideMenu}
            open={drawer}
            close={closeDrawer}
            choosePlatform={menu.choosePlatform}
            onFail={closeDrawer}
          />
        )
      ) : (
        <Box
          sx={{
            gridArea: 'menu',
            minHeight: 0,
            overflow: 'hidden',
            bgcolor: 'background.paper',
            borderRight: 1,
            borderColor: 'divider',
          }}
        >
          <LiveRouter>
            <SideMenu
              {...sideMenu}
              collapsed={menu.collapsed}
              choosePlatform={menu.choosePlatform}
              toggleCollapsed={menu.toggleCollapsed}
            />
          </LiveRouter>
        </Box>
      )}
      <Box sx={{ gridArea: 'main', display: 'flex', flexDirection: 'column', minWidth: 0, minHeight: 0 }}>
        {tabs}
        <Box
          component="main"
          id={MAIN}
          tabIndex={-1}
          sx={{ flex: 1, overflow: 'auto', minHeight: 0, position: 'relative' }}
        >
          <ArrivalProvider value={menu.arrived}>{children}</ArrivalProvider>
        </Box>
      </Box>
      <PlatformMask open={menu.switching} />
      {hasOpened && <LogoutDialog {...leaving} close={stay} waiting={null} />}
      <LiveRouter>
        <Extras
          panel={panel}
          record={record}
          userId={session.userId}
          platform={menu.platform?.code}
          multilingual={brand.multilingual}
          actions={{ ...account, collapsed: menu.collapsed, ...(!narrow && { toggleMenu: menu.toggleCollapsed }) }}
          close={() => setPanel(undefined)}
        />
      </LiveRouter>
    </Box>
  );
}

/** The record whose page the address shows, undefined on every other page. */
function useRecordPage(pathname: string): RecordPage | undefined {
  const access = useAccess();
  return useMemo(() => {
    const match = matchRoute(access, pathname);
    if (match.kind !== 'route' || !('id' in match) || match.grant.target.kind !== 'resource') return undefined;
    return { at: pathname, path: match.grant.path, schema: match.grant.target.key, id: match.id };
  }, [access, pathname]);
}
