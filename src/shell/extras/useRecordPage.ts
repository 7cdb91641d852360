import { useMemo } from 'react';
import { useAccess } from '@/access/AccessContext';
import { matchRoute } from '@/access/matchRoute';
import type { RecordPage } from '../palette/useRecentRecord';

/** The record whose page the address shows, undefined on every other page. */
export function useRecordPage(pathname: string): RecordPage | undefined {
  const access = useAccess();
  return useMemo(() => {
    const match = matchRoute(access, pathname);
    if (match.kind !== 'route' || !('id' in match) || match.grant.target.kind !== 'resource') return undefined;
    return { at: pathname, path: match.grant.path, schema: match.grant.target.key, id: match.id };
  }, [access, pathname]);
}
