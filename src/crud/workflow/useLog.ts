import { useQuery } from '@tanstack/react-query';
import { callPage } from '@/api';
import { useResource } from '@/data/ResourceContext';
import type { AnyRecord } from '@/schema';
import { readLog } from './readLog';

/** The log of a record's moves; idle when its workflow names no call for it. */
export function useLog(record: AnyRecord) {
  const { resource, path } = useResource();
  const { log, state } = resource.workflow ?? {};
  const field = state === undefined ? undefined : resource.fields[state];
  const spec = log === undefined ? undefined : resource.resolve(log);
  return useQuery({
    // `path` first: whatever refreshes the resource refreshes the log; the state, since a move adds to it
    queryKey: [path, 'log', record.id, state === undefined ? undefined : record[state]],
    enabled: spec !== undefined && field !== undefined,
    queryFn: async ({ signal }) => {
      if (!spec || !field) return [];
      const params = { [spec.idName]: record.id, ...spec.fixed };
      const { rows } = await callPage({ method: spec.method, path: spec.path, params, at: spec.at, signal, quiet: true });
      return readLog(rows, spec, field.kind.decode, field.options);
    },
  });
}
