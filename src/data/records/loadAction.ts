import { decodeFields, idParams, type Action, type AnyRecord, type Id, type Resource } from '@/schema';
import { invoke, type InvokeOptions } from './invoke';
import { rowOf } from './rowOf';

/** Which action, and of which record, or of which selection; of none it is one over the list. */
export interface LoadParams extends InvokeOptions {
  readonly key: string;
  readonly record?: AnyRecord | undefined;
  readonly ids?: readonly Id[] | undefined;
}

/**
 * What an action loads before it asks (`load`): the values of its `shows` and of the fields of its form that the answer
 * has. A field the answer does not know is left out, so that the record's own value stands. Rejects with a `WireError`.
 */
export async function loadAction(
  resource: Resource,
  { key, record, ids, ...options }: LoadParams,
): Promise<Readonly<Record<string, unknown>>> {
  const action: Action | undefined = resource.actions[key];
  if (!action?.load) throw new Error(`${resource.name} loads nothing for the action ${key}.`);
  const call = resource.resolve(action.load);
  const of = record?.id ?? ids;
  const row = rowOf(await invoke(call, of === undefined ? {} : idParams(call, of), { ...options, reads: true }));
  const form = decodeFields(action.form ?? {}, row, resource.api.wire);
  const filled = Object.fromEntries(
    Object.entries(form).filter(([name, value]) => !name.startsWith('$') && value !== null && value !== undefined),
  );
  return { ...filled, ...decodeFields(action.shows ?? {}, row, resource.api.wire) };
}
