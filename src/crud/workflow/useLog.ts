import { useQuery } from '@tanstack/react-query';
import { callRows } from '@/api';
import { useResource } from '@/data';
import { idParams, transitionOf, type AnyRecord, type CallSpec, typeOptions } from '@/schema';
import { actionsCalled } from './actionsCalled';
import { readLog, type LogCodes, type LogEntry } from './readLog';

/** What is told besides transitions. */
const STANDARD = new Set(['create', 'edit', 'delete']);

/** What of a record's history is known now. */
export interface Log {
  readonly entries: readonly LogEntry[] | undefined;
  readonly error: unknown;
  retry(): void;
}

const fieldOf = (log: CallSpec | { readonly field: string } | undefined): string | undefined =>
  typeof log === 'object' && 'field' in log ? log.field : undefined;

/**
 * The log of a record's transitions: that of its call, or what the record itself says. Idle when its workflow names
 * neither.
 */
export function useLog(record: AnyRecord): Log {
  const { resource, path } = useResource();
  const { log, state } = resource.workflow ?? {};
  const within = fieldOf(log);
  const spec = log === undefined || within !== undefined ? undefined : resource.resolve(log as CallSpec);
  const field = state === undefined ? undefined : resource.fields[state];
  const known = new Set((field ? (typeOptions(field).values ?? []) : []).map(String));
  const codes: LogCodes = {
    state: (wire) => (field ? field.type.decode(wire, field.options) : null),
    isState: (code) => known.has(code),
    isTransition: (code) => transitionOf(resource.workflow, code) !== undefined || STANDARD.has(code),
    called: (logged) => actionsCalled(resource, logged),
  };
  const { data, error, refetch } = useQuery({
    // `path` first: whatever refreshes the resource refreshes the log
    queryKey: [path, 'log', record.id, state === undefined ? undefined : record[state]],
    enabled: spec !== undefined,
    queryFn: async ({ signal }) => {
      if (!spec) return [];
      const params = { ...idParams(spec, record.id), ...spec.fixed };
      const rows = await callRows({ method: spec.method, path: spec.path, params, at: spec.at, signal, quiet: true });
      return readLog(rows, spec.names ?? {}, codes);
    },
  });
  const own = within === undefined ? undefined : record[within];
  return {
    entries: within === undefined ? data : readLog(Array.isArray(own) ? own : [], {}, codes),
    error,
    retry: () => void refetch(),
  };
}
