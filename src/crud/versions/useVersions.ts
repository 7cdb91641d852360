import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useResource, useToday } from '@/data';
import { siteDefaults, type AnyRecord, type AnyVersions, type Id } from '@/schema';
import { readFirstMonth, readHistory, readVersion } from './versionCalls';
import { firstMonthOf, startReason } from './versionStart';

/** The clock of the site a record is of. */
export function zoneOf(record: AnyRecord | null | undefined): string {
  const own = record?.timeZone;
  return typeof own === 'string' && own !== '' ? own : siteDefaults().zone;
}

/**
 * The versions of a record, each asked for by itself: one that fails leaves the others alone. Asked again when the
 * clock of the site begins a new day.
 */
export function useVersions(versions: AnyVersions, of: Id, about: AnyRecord | undefined) {
  const { resource, path } = useResource();
  const [own, setOwn] = useState<string>();
  const zone = own ?? zoneOf(about);
  const today = useToday(zone);
  const key = (part: string) => [path, 'versions', of, part, today];
  // A new day does not take a form away: until its versions are known those of yesterday stay.
  const stays = <T>(before: T | undefined, query: { readonly queryKey: readonly unknown[] } | undefined) =>
    query?.queryKey[2] === of ? before : undefined;
  const current = useQuery({
    placeholderData: stays,
    queryKey: key('current'),
    queryFn: ({ signal }) => readVersion(resource, versions, versions.current.detail, of, { signal, quiet: true }),
  });
  const reserved = useQuery({
    placeholderData: stays,
    queryKey: key('reserved'),
    queryFn: ({ signal }) => readVersion(resource, versions, versions.reserved.detail, of, { signal, quiet: true }),
  });
  const told = current.data?.timeZone;
  // the page that is told no site still knows its clock
  if (typeof told === 'string' && told !== '' && told !== own) setOwn(told);
  const { history: past, firstMonth: first } = versions;
  const history = useQuery({
    placeholderData: stays,
    queryKey: key('history'),
    enabled: past !== undefined,
    queryFn: ({ signal }) => (past ? readHistory(resource, versions, past, of, { signal, quiet: true }) : []),
  });
  const firstMonth = useQuery({
    placeholderData: stays,
    queryKey: key('firstMonth'),
    enabled: first !== undefined,
    queryFn: ({ signal }) => (first ? readFirstMonth(resource, versions, first, of, { signal, quiet: true }) : null),
  });
  return {
    current,
    reserved,
    history,
    zone,
    today,
    firstMonth: firstMonthOf(firstMonth.data, zone),
    reason: startReason(firstMonth.data),
    isPending: current.isPending || reserved.isPending || firstMonth.isLoading,
  };
}

export type Versions = ReturnType<typeof useVersions>;
