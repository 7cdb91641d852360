import { useEffect, useMemo, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { RouteProvider, useAccess } from '@/access/AccessContext';
import { matchRoute } from '@/access/matchRoute';
import { loadPasswordPolicy, type PasswordPolicy } from '@/access/passwordPolicy';
import type { Session } from '@/access/session';
import type { Brand } from '../brands/brand';
import { Layout } from '../layout/Layout';
import { readMenuMemory, startPath } from '../layout/menuMemory';
import { EmptyHomePage } from '../pages/EmptyHomePage';
import { ErrorPage } from '../pages/ErrorPage';
import { NoPermissionPage } from '../pages/NoPermissionPage';
import { Page } from './Page';
import { PageFrame } from './PageFrame';
import { useDocumentTitle } from './useDocumentTitle';

/** The one place that answers a URL: home, a granted page, the error page, or no permission. */
export function ConsoleRoutes({ brand, session }: { readonly brand: Brand; readonly session: Session }) {
  const access = useAccess();
  const { pathname } = useLocation();
  const match = useMemo(() => matchRoute(access, pathname), [access, pathname]);
  const grant = 'grant' in match ? match.grant : undefined;
  const policy = usePolicy();
  useDocumentTitle(brand, grant);

  const page = () => {
    if (pathname === '/error') return <ErrorPage />;
    if (match.kind === 'home') {
      const start = startPath(access, readMenuMemory(session.userId));
      return start === undefined ? <EmptyHomePage /> : <Navigate to={start} replace />;
    }
    return match.kind === 'forbidden' ? <NoPermissionPage /> : <Page match={match} />;
  };
  return (
    <Layout brand={brand} session={session} policy={policy} grant={grant}>
      <PageFrame at={pathname} grant={grant}>
        <RouteProvider path={grant?.path ?? ''}>{page()}</RouteProvider>
      </PageFrame>
    </Layout>
  );
}

/** The password policy of this sign-in, once it is known. */
function usePolicy(): PasswordPolicy | undefined {
  const [policy, setPolicy] = useState<PasswordPolicy>();
  useEffect(() => void loadPasswordPolicy().then(setPolicy), []);
  return policy;
}
