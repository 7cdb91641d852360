import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useAccess } from '@/access/AccessContext';
import { matchRoute } from '@/access/matchRoute';
import type { RecordPage } from '../palette/useRecentRecord';

/** The record whose page the address shows, undefined on every other page. */
export function useRecordPage(): RecordPage | undefined {
  const access = useAccess();
  const { pathname } = useLocation();
  return useMemo(() => {
    const match = matchRoute(access, pathname);
    if (match.kind !== 'route' || !('id' in match) || match.grant.target.kind !== 'resource') return undefined;
    return { at: pathname, path: match.grant.path, schema: match.grant.target.key, id: match.id };
  }, [access, pathname]);
}
