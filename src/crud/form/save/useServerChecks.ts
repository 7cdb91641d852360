import { useEffect, useRef } from 'react';
import { call, WireError } from '@/api';
import { encodeField, idParams, isEmpty, nameParams, type Id, type ValidationError, type Resource } from '@/schema';
import type { Values } from '../useFormState';

interface ServerChecks {
  readonly resource: Resource;
  /** The record that is edited, so that it does not collide with itself. */
  readonly id?: Id;
  refuse(validationErrors: Readonly<Record<string, ValidationError>>): void;
}

/** The fields the resource's `validate` call answers for; those said to be unique when it names none. */
function checkedFields(resource: Resource): readonly string[] {
  const spec = resource.api.validate;
  const named = typeof spec === 'object' ? spec.fields : undefined;
  return named ?? Object.keys(resource.fields).filter((name) => resource.fields[name]?.options.unique);
}

/**
 * Asks the server whether a value is free when its field is left (spec 01 §7, validateTenantInfo). Only a refusal
 * with the server's words is shown, at the field; a call that fails otherwise says nothing: saving will.
 */
export function useServerChecks({ resource, id, refuse }: ServerChecks): (name: string, values: Values) => void {
  const checked = useRef(new Map<string, { readonly value: unknown; readonly abort: AbortController }>());
  useEffect(() => {
    const open = checked.current;
    return () => {
      for (const { abort } of open.values()) abort.abort();
      open.clear();
    };
  }, []);

  return (name, values) => {
    const validate = resource.call('validate');
    const field = resource.fields[name];
    const value = values[name];
    const before = checked.current.get(name);
    if (!validate || !field || before?.value === value || !checkedFields(resource).includes(name)) return;
    before?.abort.abort();
    checked.current.delete(name);
    if (isEmpty(value)) return;
    const abort = new AbortController();
    checked.current.set(name, { value, abort });
    const params = { ...encodeField(field, name, value), ...(id !== undefined && idParams(validate, id)) };
    call({
      method: validate.method,
      path: validate.path,
      params: nameParams(validate, params),
      signal: abort.signal,
      quiet: true,
    }).catch((error: unknown) => {
      if (abort.signal.aborted || !(error instanceof WireError) || error.kind !== 'business') return;
      const text = error.validationErrors?.[name] ?? error.serverText;
      if (text) refuse({ [name]: { rule: 'server', text } });
    });
  };
}
