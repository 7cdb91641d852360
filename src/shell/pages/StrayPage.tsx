import { Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslate } from 'react-admin';
import { Link, Navigate, useLocation } from 'react-router';
import { matchRoute, useAccess } from '@/access';
import { firstBelow } from '@/access/internal';
import { useArea, useRegistry } from '@/data';
import { displayName } from '../layout/displayName';
import { LoadingPage } from './LoadingPage';
import NoPage from './NoPage';
import { NoPermissionPage } from './NoPermissionPage';
import { strayPlace } from './strayPlace';

/** To the page that was probably meant. @param to a granted address */
function NearButton({ to }: { readonly to: string }) {
  useArea('pages');
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const match = matchRoute(useAccess(), to);
  if (!('grant' in match)) return null;
  return (
    <Button component={Link} to={to} variant="outlined">
      {translate('shell.pages.nothing.near', { page: displayName(match.grant, locale) })}
    </Button>
  );
}

/** An address that no menu leads to: a page that is not granted, one that is granted elsewhere, or nothing. */
export default function StrayPage() {
  const access = useAccess();
  const { registry } = useRegistry();
  const { pathname, search, hash } = useLocation();
  const { data: paths = {}, isPending } = useQuery({
    queryKey: ['paths'],
    queryFn: async () => (await registry.paths?.()) ?? {},
    staleTime: Infinity,
  });
  const below = firstBelow(access, pathname);
  if (below !== undefined) return <Navigate to={below + search} replace />;
  if (isPending) return <LoadingPage />;
  const place = strayPlace(access, registry.known, paths, pathname);
  if (place.kind === 'elsewhere') return <Navigate to={place.to + search + hash} replace />;
  if (place.kind === 'ungranted') return <NoPermissionPage page={place.key} />;
  return <NoPage why="nothing">{place.near !== undefined && <NearButton to={place.near} />}</NoPage>;
}
