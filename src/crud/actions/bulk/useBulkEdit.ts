import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import { BulkFailure, type ConsoleDataProvider, useResource } from '@/data';
import { checkFields, isEmpty, type AnyRecord, type Field, type Id } from '@/schema';
import { useDraft } from '../../form/unsaved/useDraft';
import { draftKey } from '../draftKey';
import type { RunProgress } from '../useActionRun';
import { bulkPlan } from './bulkPlan';

/** The values to set, what they come to, and the run itself. */
export function useBulkEdit(records: readonly AnyRecord[], onDone: (ids: readonly Id[], close: boolean) => void) {
  const { resource, path, can } = useResource();
  const provider = useDataProvider<ConsoleDataProvider>();
  const client = useQueryClient();
  const notify = useNotify();
  const translate = useTranslate();
  const fields = resource.bulk.flatMap((name): [string, Field][] =>
    resource.fields[name] ? [[name, resource.fields[name]]] : [],
  );
  const [first] = useState<ReadonlySet<string>>(() => new Set(fields.length === 1 ? resource.bulk : []));
  const [chosen, setChosen] = useState(first);
  const [values, setValues] = useState<Readonly<Record<string, unknown>>>({});
  const [progress, setProgress] = useState<RunProgress>();
  const control = useRef<AbortController>(undefined);
  const [failure, setFailure] = useState<BulkFailure>();
  const [error, setError] = useState<unknown>();
  const wanted = useMemo(
    () => Object.fromEntries([...chosen].map((name) => [name, values[name] ?? null])),
    [chosen, values],
  );
  const plan = useMemo(
    () => bulkPlan(resource, records, wanted, (record) => can('edit', record)),
    [resource, records, wanted, can],
  );

  const set = (typed: Readonly<Record<string, unknown>>, names: ReadonlySet<string>) => {
    setChosen(names);
    setValues(typed);
  };
  const changed = Object.values(wanted).some((value) => !isEmpty(value));
  const draft = useDraft({
    key: draftKey(path, 'bulkEdit', records),
    fields: resource.fields,
    changes: changed ? wanted : undefined,
    onRestore: (typed) => set(typed, new Set(Object.keys(typed))),
    onDiscard: () => set({}, first),
  });

  const run = async (ids: readonly Id[]) => {
    const { signal } = (control.current = new AbortController());
    const tell = (tried: number, failed: number) =>
      setProgress({ all: ids.length, tried, failed, stops: signal.aborted });
    tell(0, 0);
    setError(undefined);
    try {
      const { data } = await provider.change(path, {
        ids,
        values: wanted,
        quiet: true,
        stop: signal,
        onProgress: tell,
      });
      if (!Array.isArray(data) || data.length !== ids.length) return; // made up for a session that ended: no success
      notify('actions.said', {
        type: 'success',
        messageArgs: { text: translate('lists.bulk.done', { count: ids.length }) },
      });
      onDone(ids, true);
    } catch (cause) {
      const reason = cause instanceof Error ? cause : new Error(String(cause));
      const again = failure !== undefined && !(cause instanceof BulkFailure);
      const found = again
        ? new BulkFailure(
            [],
            ids.map((id) => ({ id, error: reason })),
          )
        : cause; // the last of several fails alone
      if (found instanceof BulkFailure) {
        setFailure(found);
        onDone(found.succeeded, false);
      } else setError(cause);
    } finally {
      void client.invalidateQueries({ queryKey: [path] }); // whatever became of it, the list shows what the cloud has
      setProgress(undefined);
    }
  };
  return {
    fields,
    chosen,
    values,
    changed,
    plan,
    progress,
    failure,
    error,
    broken: checkFields(Object.fromEntries(fields.filter(([name]) => chosen.has(name))), values),
    choose: (name: string) =>
      setChosen((now) => new Set(now.has(name) ? [...now].filter((one) => one !== name) : [...now, name])),
    change: (name: string, value: unknown) => setValues((now) => ({ ...now, [name]: value })),
    run: async () => run(plan.changing.map(({ id }) => id)),
    retry: async () => run(failure?.failed.map(({ id }) => id) ?? []),
    stop: () => {
      control.current?.abort();
      setProgress((now) => now && { ...now, stops: true });
    },
    draft,
  };
}
