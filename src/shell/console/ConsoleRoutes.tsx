import { useEffect, useMemo, useRef, useState } from 'react';
import { Navigate } from 'react-router';
import { useAccess, matchRoute, type RouteGrant } from '@/access';
import { loadPasswordPolicy, type PasswordPolicy, type Session } from '@/access/internal';
import { lazyPart } from '@/data';
import { useHomePage } from '@/data/internal';
import { isolated } from '@/schema/internal';
import { type Brand, brandTitle } from '../brands/brand';
import { Layout } from '../layout/Layout';
import { currentPlatform, readMenuMemory } from '../layout/menu/menuMemory';
import { LateNoPage } from '../pages/LateNoPage';
import { LoadingPage } from '../pages/LoadingPage';
import { useOffline } from '../offline/useOffline';
import { OVERVIEW } from '../overview/startPage';
import { LiveRouter } from '../routing/LiveRouter';
import { rootAddress } from '../routing/rootAddress';
import { useAddress } from '../routing/useAddress';
import { TabPage } from '../tabs/TabPage';
import { TabsBar } from '../tabs/TabsBar';
import { usePageTabs } from '../tabs/usePageTabs';
import { useTabsWanted } from '../tabs/useTabsWanted';
import { PageFrame } from './PageFrame';
import { useLocale } from 'react-admin';
import { displayName } from '../layout/displayName';

/**
 * Names the window: page, then brand.
 *
 * @param about the record the page stands about, named before it
 */
function useDocumentTitle(brand: Brand, grant: RouteGrant | undefined, about: string | undefined): void {
  const locale = useLocale() ?? 'en';
  const page = grant && [about && isolated(about), displayName(grant, locale)].filter(Boolean).join(' · ');
  const title = brandTitle(brand, locale);
  useEffect(() => {
    document.title = page ? `${page} · ${title}` : title;
  }, [page, title]);
}

const OverviewPage = lazyPart(() => import('../overview/OverviewPage'));
const StrayPage = lazyPart(() => import('../pages/StrayPage'));

/** The one place that answers a URL: home, granted pages in their tabs, what is not granted, or nothing. */
export function ConsoleRoutes({ brand, session }: { readonly brand: Brand; readonly session: Session }) {
  const access = useAccess();
  const address = useAddress();
  const { pathname } = address.location;
  const match = useMemo(() => matchRoute(access, pathname), [access, pathname]);
  const grant = 'grant' in match ? match.grant : undefined;
  const policy = usePolicy();
  const [home] = useHomePage();
  const panel = useRef<HTMLDivElement>(null);
  const tabs = usePageTabs(session.userId, address, useTabsWanted());
  // the window is named after a record by who remembers the visit
  const isRecord = tabs.shown?.own || 'id' in match;
  useOffline(brand, session.userId);
  useDocumentTitle(brand, grant, isRecord ? undefined : tabs.shown?.title);

  const outside = () => {
    if (pathname === '/error') return <LateNoPage why="error" waiting={<LoadingPage />} />;
    const platform = currentPlatform(access, undefined, readMenuMemory(session.userId));
    if (pathname === OVERVIEW && platform)
      return <OverviewPage key={platform.code} userId={session.userId} platform={platform} waiting={<LoadingPage />} />;
    if (match.kind !== 'home') return <StrayPage waiting={<LoadingPage />} />;
    const start = rootAddress(access, home, readMenuMemory(session.userId));
    return start === undefined ? <LateNoPage why="empty" waiting={<LoadingPage />} /> : <Navigate to={start} replace />;
  };
  return (
    <Layout
      brand={brand}
      session={session}
      policy={policy}
      pathname={pathname}
      grant={grant}
      tabs={<TabsBar tabs={tabs} />}
    >
      {tabs.tabs.map(
        (tab) =>
          tab.opened && (
            <TabPage
              key={`${tab.key} ${tab.born}`}
              tab={tab}
              address={tab === tabs.shown ? address : undefined}
              place={tabs.places.of(tab.key)}
              actions={tabs.actions}
              on={tabs.on}
              listed={tabs.listed}
            />
          ),
      )}
      {!tabs.shown && (
        <LiveRouter>
          <PageFrame at={pathname} grant={undefined} panel={panel}>
            {outside()}
          </PageFrame>
        </LiveRouter>
      )}
    </Layout>
  );
}

/** The password policy of this sign-in, once it is known. */
function usePolicy(): PasswordPolicy | undefined {
  const [policy, setPolicy] = useState<PasswordPolicy>();
  useEffect(() => void loadPasswordPolicy().then(setPolicy), []);
  return policy;
}
