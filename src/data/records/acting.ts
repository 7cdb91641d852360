import { download, valueAt, type Download } from '@/api';
import {
  encodeField,
  encodeFields,
  encodeFilters,
  expectedState,
  idParams,
  kindOf,
  nameParams,
  type Action,
  type AnyRecord,
  type Call,
  type Id,
  type Resource,
  type WireRow,
  typeOptions,
} from '@/schema';
import { forEachId } from './bulk';
import type { ActionParams, ActionResult, ListParams } from './consoleDataProvider';
import { callOptions, declaredCall, invoke, type InvokeOptions } from './invoke';
import { partFailure } from './partFailure';
import { sealFields } from './sealFields';
import { sortParams } from '../lists/sortParams';

function fetchFile(
  resource: Resource,
  call: Call,
  params: WireRow,
  name: string,
  options: InvokeOptions,
): Promise<Download> {
  const fallbackName = `${resource.name.split('/').pop() ?? 'records'}-${name}`;
  const { method, path } = call;
  return download({ method, path, params: nameParams(call, params), fallbackName, ...callOptions(options) });
}

/** Fields of the record that the action sends besides its id. */
function recordParams(resource: Resource, action: Action, record: AnyRecord | undefined): WireRow {
  const params: Record<string, unknown> = {};
  for (const name of (record && action.sendFields) ?? []) {
    const field = resource.fields[name];
    Object.assign(params, field ? encodeField(field, name, record?.[name]) : { [name]: record?.[name] ?? null });
  }
  return params;
}

/** Runs a declared action: over one record, over several (one call with `{ids}` or one each), or over the list. */
export async function runAction(resource: Resource, params: ActionParams): Promise<ActionResult> {
  const { key, record, ids, records = [], values = {} } = params;
  const action: Action | undefined = resource.actions[key];
  if (!action?.call) throw new Error(`${resource.name} has no call for the action ${key}.`);
  const call = resource.resolve(action.call);

  const run = async (target: WireRow, of: AnyRecord | undefined, options: InvokeOptions): Promise<ActionResult> => {
    const { body: form, same } = await sealFields(action.form ?? {}, encodeFields(action.form ?? {}, values));
    const body = {
      ...target,
      ...action.send,
      ...expectedState(resource, of ?? {}, key),
      ...recordParams(resource, action, of),
      ...form,
    };
    if (action.download) return { answer: null, file: await fetchFile(resource, call, body, key, options) };
    const answer = await invoke(call, body, {
      ...options,
      reads: false,
      ...(same !== undefined && { same: JSON.stringify([target, same]) }),
    });
    const secret = action.reveal === undefined ? undefined : valueAt(answer, action.reveal);
    return { answer, ...(secret !== undefined && secret !== null && { secret: String(secret) }) };
  };

  // its rows say whom it is about
  const named = Object.values(action.form ?? {}).some((field) => typeOptions(field).ofRecords);
  const one = (id: Id, options: InvokeOptions) =>
    run(named ? {} : idParams(call, id), record ?? records.find((own) => own.id === id), options);
  if (record) return one(record.id, params);
  if (!ids) return run({}, undefined, params);
  if (action.bulk === 'ids' || kindOf(action).whole) {
    const sent = idParams(call, ids);
    const result = await run(named ? {} : sent, undefined, params);
    const failure = partFailure(ids, result.answer, [sent.ids ?? ids].flat());
    if (failure) throw failure;
    return result;
  }
  const quiet = params.quiet || ids.length > 1;
  return (await forEachId(ids, (id) => one(id, { ...params, quiet }), params)) ?? { answer: null };
}

/** The export call with the list's filters and order, or with the selected ids (spec 01 §7). */
export function exportRecords(
  resource: Resource,
  params: ListParams & { readonly ids?: readonly Id[] } = {},
): Promise<Download> {
  const { filter = {}, sort, ids } = params;
  const call = declaredCall(resource, 'export');
  const body = { ...encodeFilters(resource, filter), ...sortParams(resource, sort), ...(ids && idParams(call, ids)) };
  return fetchFile(resource, call, body, 'export', params);
}
