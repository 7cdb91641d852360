import { useEffectEvent, useState } from 'react';
import { dropDraft, keptDraft, registerDraft } from '@/access/internal';
import { useResource } from '@/data';
import { useWhileOpen } from '@/data/internal';
import { importKey } from './importKey';
import { readKeptImport, type KeptImport } from './keptImport';

/**
 * Keeps an import over a session that ends under it (DESIGN §4). It is offered when the wizard opens again, until it
 * goes on or is thrown away.
 *
 * @param fields a sheet may fill
 * @param read the import as it stands; undefined while nothing of it would be lost
 */
export function useKeptImport(
  fields: readonly string[],
  read: () => KeptImport | undefined,
): readonly [KeptImport | undefined, drop: () => void] {
  const key = importKey(useResource().path);
  const [kept, setKept] = useState(() => readKeptImport(keptDraft(key), fields));
  const readNow = useEffectEvent(read);
  useWhileOpen(() => registerDraft(key, () => readNow()), key);
  const drop = () => {
    dropDraft(key);
    setKept(undefined);
  };
  return [kept, drop];
}
