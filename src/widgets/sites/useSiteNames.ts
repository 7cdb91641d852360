import { useCallback, useMemo, useState } from 'react';
import type { SiteOption } from './siteOption';

/** Names by id: of the sites that are known, and of those picked since. An id without a name stands for itself. */
export function useSiteNames(known: readonly SiteOption[] | undefined) {
  const [picked, setPicked] = useState<ReadonlyMap<string, string>>(new Map());
  const given = useMemo(() => new Map(known?.map(({ id, name }) => [id, name])), [known]);
  return {
    nameOf: (id: string): string => given.get(id) ?? picked.get(id) ?? id,
    keep: useCallback(({ id, name }: SiteOption) => setPicked((old) => new Map(old).set(id, name)), []),
  };
}
