import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import { WireError } from '@/api';
import { type ConsoleDataProvider, failureText, isUnclear, useResource } from '@/data';
import { checkField, isRequired, type AnyRecord } from '@/schema';
import { checkBeside } from '@/schema/internal';
import { useFieldErrors } from '@/fields';
import { matchValidationErrors } from '../../form/save/matchValidationErrors';

interface ListAnswer {
  readonly data: readonly AnyRecord[];
}

/**
 * Saves one value of a record. What the schema or the server refuses is said at the cell; nothing is shown as saved
 * before it is.
 */
export function useInlineSave(record: AnyRecord, name: string) {
  const { resource, path, scope } = useResource();
  const provider = useDataProvider<ConsoleDataProvider>();
  const client = useQueryClient();
  const translate = useTranslate();
  const toMessages = useFieldErrors(scope);
  const [saving, setSaving] = useState(false);
  const [error, setError] = useState<string>();
  const notify = useNotify();
  const open = useRef(true);
  useEffect(() => {
    open.current = true;
    return () => {
      open.current = false;
    };
  }, []);
  /** At the cell; when that is gone, where all messages are. */
  const refuse = (reason: string) => {
    if (open.current) setError(reason);
    else notify('actions.said', { type: 'warning', messageArgs: { text: reason } });
    return false;
  };

  const refused = (value: unknown): string | undefined => {
    const field = resource.fields[name];
    const values = { ...record, [name]: value };
    const error =
      field && (checkField(field, value, isRequired(resource, name, values)) ?? checkBeside(field, value, values));
    return error && toMessages({ [name]: error })[name];
  };
  const words = (cause: unknown): string => {
    const { fields, others } = matchValidationErrors(
      resource.fields,
      [name],
      (cause instanceof WireError && cause.validationErrors) || {},
    );
    const own = fields[name]?.text;
    return [own, ...others].filter(Boolean).join(' ') || failureText(cause, translate);
  };
  /** The rows on view have it at once; then the list is asked for again. */
  const show = (value: unknown) => {
    client.setQueriesData<ListAnswer>(
      { queryKey: [path, 'getList'] },
      (list) =>
        list && {
          ...list,
          data: list.data.map((one) =>
            one.id === record.id ? { ...one, [name]: value, $texts: { ...one.$texts, [name]: '' } } : one,
          ),
        },
    );
    void client.invalidateQueries({ queryKey: [path] });
  };

  return {
    saving,
    error,
    forget: () => setError(undefined),
    save: async (value: unknown): Promise<boolean> => {
      const reason = refused(value);
      if (reason !== undefined) return refuse(reason);
      setError(undefined);
      setSaving(true);
      try {
        const { data } = await provider.change(path, { ids: [record.id], values: { [name]: value }, quiet: true });
        const [saved] = Array.isArray(data) ? data : [];
        if (!saved) throw new Error('The answer is empty.'); // made up for a session that ended meanwhile: no success
        show(value);
        return true;
      } catch (cause) {
        if (isUnclear(cause)) void client.invalidateQueries({ queryKey: [path] }); // the rows are read anew
        return refuse(words(cause));
      } finally {
        setSaving(false);
      }
    },
  };
}
