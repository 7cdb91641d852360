import {
  idNameOf,
  idParams,
  encodeRecord,
  expectedState,
  isEmpty,
  nameParams,
  type AnyRecord,
  type AnyValues,
  type Call,
  type FormMode,
  type Id,
  type Resource,
} from '@/schema';
import { idBelow } from '@/schema/internal';
import { forEachId, type BulkWatch } from './bulk';
import { declaredCall, invoke, type InvokeOptions } from './invoke';
import { getRecord, mayEditRead } from './reading';
import { sealFields, type SealedBody } from './sealFields';

/** The id in the answer of a create: the answer itself, a property of it, or the end of the address it names. */
async function newId(
  resource: Resource,
  call: Call,
  answer: unknown,
  location: string,
  values: AnyValues,
): Promise<Id> {
  const body: unknown =
    typeof answer === 'object' && answer !== null ? Reflect.get(answer, idNameOf(resource.api)) : answer;
  const id = isEmpty(body) && location ? (await import('./lateForeign')).idOfLocation(location, call) : body;
  if ((typeof id !== 'string' && typeof id !== 'number') || isEmpty(id)) return '';
  const { above, of = '' } = resource;
  return above === undefined ? String(id) : idBelow(String(values[of] ?? ''), String(id));
}

/** The saved values as react-admin may keep them in its cache: without secrets. */
function withoutSecrets(resource: Resource, values: AnyValues): AnyValues {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !resource.fields[name]?.type.sealed));
}

async function bodyOf(resource: Resource, values: AnyValues, mode: FormMode, call: Call): Promise<SealedBody> {
  return sealFields(resource.fields, encodeRecord(resource, values, mode, call));
}

/** Sends a body that already has its wire names, with the record's id beside it. */
function sendWith(call: Call, id: Id, { body, same }: SealedBody, options: InvokeOptions): Promise<unknown> {
  const { names: _done, levels: _parted, ...rest } = call;
  return invoke(
    rest,
    { ...nameParams(call, body), ...idParams(call, id) },
    { ...options, reads: false, ...(same !== undefined && { same: `${id} ${same}` }) },
  );
}

/** Creates a record from form values. The answer's id may be missing: then it is ''. */
export async function createRecord(
  resource: Resource,
  values: AnyValues,
  options: InvokeOptions = {},
): Promise<AnyRecord> {
  const call = declaredCall(resource, 'create');
  const { body, ...sealed } = await bodyOf(resource, values, 'create', call);
  let location = '';
  const heard: InvokeOptions['heard'] = ({ headers }) => {
    location = headers.get('location') ?? '';
  };
  const answer = await invoke(call, body, { ...options, ...sealed, reads: false, heard });
  return { ...withoutSecrets(resource, values), id: await newId(resource, call, answer, location, values) };
}

/** Saves the form's values of a record. */
export async function saveRecord(
  resource: Resource,
  id: Id,
  values: AnyValues,
  previous: AnyValues = {},
  options: InvokeOptions = {},
): Promise<AnyRecord> {
  const call = declaredCall(resource, 'edit');
  const now = { ...previous, ...values };
  if (!call.provided && resource.call('detail') && mayEditRead(resource)) {
    await (await import('./lateForeign')).editRead({ resource, call, id, now, options });
    return { ...previous, ...withoutSecrets(resource, values), id };
  }
  const { body, ...sealed } = await bodyOf(resource, now, 'edit', call);
  await sendWith(call, id, { body: { ...body, ...expectedState(resource, now) }, ...sealed }, options);
  return { ...previous, ...withoutSecrets(resource, values), id };
}

/** Saves the same few values in several records, and nothing else of them. */
export async function saveRecords(resource: Resource, ids: readonly Id[], values: AnyValues): Promise<void> {
  const call = declaredCall(resource, 'edit');
  const only = { ...call, only: Object.keys(values) };
  if (mayEditRead(resource))
    return void (await forEachId(ids, async (id) => saveRecord(resource, id, values, await getRecord(resource, id))));
  await forEachId(ids, async (id) =>
    sendWith(call, id, await bodyOf(resource, values, 'edit', only), { quiet: ids.length > 1 }),
  );
}

export async function deleteRecord(
  resource: Resource,
  id: Id,
  previous: AnyValues = {},
  options: InvokeOptions = {},
): Promise<void> {
  const many = resource.call('delete') ? undefined : resource.call('deleteMany');
  if (many)
    await invoke(many, { ...idParams(many, [id]), ...expectedState(resource, previous) }, { ...options, reads: false });
  else await sendWith(declaredCall(resource, 'delete'), id, { body: expectedState(resource, previous) }, options);
}

/** Deletes several: by one call where the resource has one, else each by its own with failures counted. */
export async function deleteRecords(resource: Resource, ids: readonly Id[], watch?: BulkWatch): Promise<void> {
  const together = resource.call('deleteMany');
  if (together) await invoke(together, idParams(together, ids), { reads: false });
  else await forEachId(ids, (id) => deleteRecord(resource, id, {}, { quiet: ids.length > 1 }), watch);
}
