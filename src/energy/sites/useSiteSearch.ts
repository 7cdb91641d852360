import { useEffect, useMemo, useState } from 'react';
import { useDebounced } from '@/widgets';
import { searchSites } from './searchSites';
import type { SiteOption, SiteLoader } from './siteOption';

interface Loaded {
  readonly query: string;
  readonly sites?: readonly SiteOption[];
  readonly error?: unknown;
}

/**
 * Sites that match a text, out of an array or from a server; while the next answer is on its way the last one stays.
 */
export function useSiteSearch(
  source: readonly SiteOption[] | SiteLoader,
  query: string,
  recent: readonly string[],
  enabled: boolean,
) {
  const loader = typeof source === 'function' ? source : undefined;
  const rested = useDebounced(query, 250);
  const [loaded, setLoaded] = useState<Loaded>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (!loader || !enabled) return undefined;
    const controller = new AbortController();
    loader(rested, controller.signal).then(
      (sites) => {
        if (!controller.signal.aborted) setLoaded({ query: rested, sites });
      },
      (error: unknown) => {
        if (!controller.signal.aborted) setLoaded({ query: rested, error });
      },
    );
    return () => controller.abort();
  }, [loader, rested, enabled, tries]);

  const given = typeof source === 'function' ? undefined : source;
  const fromArray = useMemo(() => given && searchSites(given, query, recent), [given, query, recent]);
  // What a server found is ordered the same way; its own search decides what matches.
  const fromServer = useMemo(
    () => loaded?.sites && (loaded.query === '' ? searchSites(loaded.sites, '', recent) : loaded.sites),
    [loaded, recent],
  );
  return {
    sites: fromArray ?? fromServer,
    pending: loader !== undefined && loaded?.query !== query,
    error: loader && loaded?.query === rested ? loaded.error : undefined,
    retry: () => {
      setLoaded(undefined);
      setTries((count) => count + 1);
    },
  };
}
