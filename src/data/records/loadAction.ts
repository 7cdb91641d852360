import { decodeFields, type Action, type AnyRecord, type Resource } from '@/schema';
import { invoke, type InvokeOptions } from './invoke';

/** Which action, and of which record; of none it is one over the list. */
export interface LoadParams extends InvokeOptions {
  readonly key: string;
  readonly record?: AnyRecord | undefined;
}

/** An answer as a row: a bare list counts as its `list`, anything else that is no object as an empty row. */
function rowOf(answer: unknown): Readonly<Record<string, unknown>> {
  if (Array.isArray(answer)) return { list: answer };
  return typeof answer === 'object' && answer !== null ? { ...answer } : {};
}

/**
 * What an action loads before it asks (`load`): the values of its `shows` and of the fields of its form that the answer has. A field
 * the answer does not know is left out, so that the record's own value stands. Rejects with a `WireError`.
 */
export async function loadAction(resource: Resource, { key, record, ...options }: LoadParams): Promise<Readonly<Record<string, unknown>>> {
  const action: Action | undefined = resource.actions[key];
  if (!action?.load) throw new Error(`${resource.name} loads nothing for the action ${key}.`);
  const call = resource.resolve(action.load);
  const row = rowOf(await invoke(call, record ? { [call.idName]: record.id } : {}, options));
  const form = decodeFields(action.form ?? {}, row);
  const filled = Object.fromEntries(Object.entries(form).filter(([name, value]) => !name.startsWith('$') && value !== null && value !== undefined));
  return { ...filled, ...decodeFields(action.shows ?? {}, row) };
}
