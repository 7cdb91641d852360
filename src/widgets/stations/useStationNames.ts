import { useCallback, useMemo, useState } from 'react';
import type { Station } from './station';

/** Names by id: of the stations that are known, and of those picked since. An id without a name stands for itself. */
export function useStationNames(known: readonly Station[] | undefined) {
  const [picked, setPicked] = useState<ReadonlyMap<string, string>>(new Map());
  const given = useMemo(() => new Map(known?.map(({ id, name }) => [id, name])), [known]);
  return {
    nameOf: (id: string): string => given.get(id) ?? picked.get(id) ?? id,
    keep: useCallback(({ id, name }: Station) => setPicked((old) => new Map(old).set(id, name)), []),
  };
}
