import { useDataProvider } from 'react-admin';
import { useResource } from '@/data';
import { sentFields, type AnyRecord, type Id } from '@/schema';
import type { FormStore } from '../formStore';
import { mergeRecord, type Merged } from './mergeRecord';
import { sameValue } from '../sameValue';
import type { Values } from '../useFormState';

/** A save waits no longer than that for what others did. */
const PATIENCE_MS = 3000;

/**
 * `merge` reads a record once more before it is saved and brings the form together with it, so that nobody's change is
 * undone unseen. One that cannot be read is saved as it is: whether it may be is for the server to say.
 *
 * @param id of the record; undefined for a new one
 * @param opened the record the form opened with
 * @param store where the record is read, when not by the calls of its resource
 */
export function useMerging(id: Id | undefined, opened: Values, store?: FormStore) {
  const { resource, path } = useResource();
  const provider = useDataProvider();
  const merge = async (mine: Values): Promise<Merged> => {
    if (id === undefined || !resource.call('detail')) return { values: mine, clashes: [] };
    if (store) {
      const kept = await store.read().catch(() => null);
      return kept ? mergeRecord(sentFields(resource, mine, 'edit'), opened, kept, mine) : { values: mine, clashes: [] };
    }
    const theirs = await provider
      .getOne<AnyRecord>(path, { id, meta: { quiet: true }, signal: AbortSignal.timeout(PATIENCE_MS) })
      .catch(() => undefined);
    if (theirs?.data?.id !== id) return { values: mine, clashes: [] };
    return mergeRecord(sentFields(resource, mine, 'edit'), opened, theirs.data, mine);
  };
  /**
   * Names of the fields whose values the record as the server has it now does not have; secrets it never tells. Rejects
   * when it cannot be read.
   */
  const missingOf = async (mine: Values): Promise<readonly string[]> => {
    const theirs: Values | null = store
      ? await store.read()
      : id === undefined
        ? null
        : (await provider.getOne<AnyRecord>(path, { id, meta: { quiet: true } })).data;
    return sentFields(resource, mine, 'edit').filter(
      (name) => !resource.fields[name]?.type.sealed && !sameValue(theirs?.[name], mine[name]),
    );
  };
  return { merge, missingOf };
}
