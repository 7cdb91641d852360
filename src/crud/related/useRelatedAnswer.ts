import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { valueAt } from '@/api';
import { useLive, type Live, invoke, useResource } from '@/data';
import { everyMs } from '@/report/internal';
import { encodeFields, idParams, type AnyRecord, type CallBlock, type Fields, type WireRow } from '@/schema';

interface Answer {
  /** Asked with `extra`; its part, where the block says `at`. */
  readonly live: Live<unknown>;
  /** The same with other extra parameters, once. */
  load(extra: WireRow, signal?: AbortSignal): Promise<unknown>;
}

/**
 * The answer of a block on the page of a record: asked with its id and the fields that `send` names. Failures are shown
 * in its place.
 */
export function useRelatedAnswer(name: string, block: CallBlock, record: AnyRecord, extra: WireRow): Answer {
  const { resource, path } = useResource();
  const client = useQueryClient();
  const call = block.call === undefined ? undefined : resource.resolve(block.call);
  const fields: Fields = Object.fromEntries(
    (block.send ?? []).flatMap((one) => (resource.fields[one] ? [[one, resource.fields[one]]] : [])),
  );
  const read = async (more: WireRow, signal?: AbortSignal) => {
    if (!call) return null;
    const answer = await invoke(
      call,
      { ...encodeFields(fields, record), ...idParams(call, record.id), ...more },
      { quiet: true, reads: true, signal },
    );
    return valueAt(answer, block.at) ?? null;
  };
  const keyOf = (more: WireRow): QueryKey => [path, 'related', name, record.id, encodeFields(fields, record), more];
  const live = useLive(keyOf(extra), async (signal) => read(extra, signal), {
    enabled: call !== undefined,
    ...(block.refresh && { every: everyMs(block.refresh) }),
  });
  return {
    live,
    load: async (more, signal) =>
      client.fetchQuery({
        queryKey: keyOf(more),
        queryFn: async (query) => read(more, signal ?? query.signal),
        staleTime: Infinity,
      }),
  };
}
