import { useQueryClient, type Query } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ActionResult, BulkWatch } from '@/data/internal';
import { type ConsoleDataProvider, useResource } from '@/data';
import { kindOf, type ActionEntry, type AnyRecord } from '@/schema';

interface Sending extends BulkWatch {
  readonly entry: ActionEntry;
  readonly records: readonly AnyRecord[];
  readonly values?: Readonly<Record<string, unknown>>;
  /** The failure is shown by the caller: no toast. */
  readonly quiet: boolean;
}

const watchOf = ({ stop, onProgress }: BulkWatch): BulkWatch => ({ stop, ...(onProgress && { onProgress }) });

const DELETED: ActionResult = { answer: null };

/** A deleted record must not be asked for again while its page is still on the screen. */
const isRecord = ({ queryKey }: Query) => queryKey[1] === 'getOne' || queryKey[1] === 'getMany';

/**
 * Sends one action. Rejects with what the data provider rejects with; resolves undefined for the empty answer that
 * react-admin makes up when the session ended meanwhile: that is no success.
 */
export function useSendAction() {
  const { path } = useResource();
  const provider = useDataProvider<ConsoleDataProvider>();
  const queryClient = useQueryClient();

  const remove = async ({ records, quiet, ...rest }: Sending): Promise<ActionResult | undefined> => {
    const [first] = records;
    if (!first) return undefined;
    const meta = { quiet, ...watchOf(rest) };
    if (records.length === 1) {
      const { data } = await provider.delete<AnyRecord>(path, { id: first.id, previousData: first, meta });
      return data.id === undefined ? undefined : DELETED;
    }
    const { data } = await provider.deleteMany<AnyRecord>(path, { ids: records.map(({ id }) => id), meta });
    return Array.isArray(data) ? DELETED : undefined;
  };

  const act = async ({ entry, records, values, quiet, ...rest }: Sending): Promise<ActionResult | undefined> => {
    const [first] = records;
    const base = { key: entry.key, quiet, ...(values && { values }), ...watchOf(rest) };
    const single =
      first &&
      records.length === 1 &&
      !kindOf(entry.action).whole &&
      !(entry.place === 'bulk' && entry.action.bulk === 'ids');
    const target = !first ? {} : single ? { record: first } : { ids: records.map(({ id }) => id), records };
    const { data } = await provider.action(path, { ...base, ...target });
    return 'answer' in data ? data : undefined;
  };

  return async (sending: Sending): Promise<ActionResult | undefined> => {
    const deletes = sending.entry.key === 'delete';
    try {
      return deletes ? await remove(sending) : await act(sending);
    } finally {
      void queryClient.invalidateQueries({ queryKey: [path], predicate: (query) => !deletes || !isRecord(query) });
    }
  };
}
