import { valueAt, WireError, type HeardAnswer } from '@/api';
import { exactData, fillPath } from '@/api/internal';
import {
  encodeRecord,
  idParams,
  isObject,
  nameParams,
  sentFields,
  wireName,
  type AnyValues,
  type Call,
  type Id,
  type Resource,
  type WireRow,
} from '@/schema';
import { sentRecord } from '../provided/sentRecord';
import { invoke, type InvokeOptions } from './invoke';
import { getRecord } from './reading';
import { forgetRead, lastRead, type ReadRecord } from './readRecords';
import { sealFields } from './sealFields';

/** What an edit is sent with. */
interface Edit {
  readonly resource: Resource;
  readonly call: Call;
  readonly id: Id;
  /** The record as it is to be. */
  readonly now: AnyValues;
  readonly options: InvokeOptions;
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? '') === JSON.stringify(other ?? '');

/** Whether an edit is made of the record as it was read; else it is all that the form asks for. */
function isOfRecord({ resource: { api }, call }: Edit): boolean {
  const { edits, envelope, format } = api.wire ?? {};
  return (
    (call.method === 'PUT' || call.method === 'PATCH') &&
    (edits ?? (envelope === false || format ? 'record' : 'form')) === 'record'
  );
}

/** The row to the letter; a format has no other than what it made of the answer. */
function rowOf({ resource: { api } }: Edit, detail: Call | undefined, { text, data }: HeardAnswer): WireRow {
  const all = api.wire?.format || !detail ? data : exactData(detail.path, text);
  const found = valueAt(all, detail?.at);
  const row: unknown = Array.isArray(found) ? found[0] : found;
  return isObject(row) ? row : {};
}

/** What a form sends, sealed; cleared fields as `null`, which says so also in a part of a record. */
async function formBody({ resource, call, now }: Edit, only: readonly string[]) {
  const { wire } = resource.api;
  const whole =
    wire?.cleared === 'absent'
      ? { ...resource, api: { ...resource.api, wire: { ...wire, cleared: 'null' as const } } }
      : resource;
  const wanted = call.only ? only.filter((name) => call.only?.includes(name)) : only;
  return sealFields(resource.fields, encodeRecord(whole, now, 'edit', { ...call, only: wanted }));
}

const isCleared = (value: unknown): boolean => value === null || value === '';

/** The whole record with the changes in it, as a server that replaces wants it. */
function wholeRecord({ resource, call }: Edit, row: WireRow, body: WireRow): WireRow {
  const numbered = new Set(
    Object.entries(resource.fields).flatMap(([name, field]) =>
      Reflect.get(field.options, 'wireAs') === undefined ? [] : [wireName(name, field.options)],
    ),
  );
  const whole = sentRecord(resource.fields, row, nameParams({ ...call, fixed: {} }, body), (wire) =>
    numbered.has(wire) ? undefined : (row[wire] ?? undefined),
  );
  const left =
    resource.api.wire?.cleared === 'absent'
      ? Object.entries(whole).filter(([name, value]) => !isCleared(value) || body[name] === undefined)
      : Object.entries(whole);
  return { ...Object.fromEntries(left), ...call.fixed };
}

async function send(edit: Edit, read: ReadRecord): Promise<unknown> {
  const { resource, call, id, now, options } = edit;
  const { versions } = resource.api.wire ?? {};
  const row = rowOf(edit, resource.call('detail'), read.answer);
  const ofForm = sentFields(resource, now, 'edit');
  const ofRecord = isOfRecord(edit);
  const names = ofRecord ? ofForm.filter((name) => !same(read.record[name], now[name])) : ofForm;
  const { body: form, same: known } = await formBody(edit, names);
  const version = typeof versions === 'object' ? { [versions.field]: row[versions.field] } : {};
  const body = {
    ...(ofRecord && call.method === 'PUT' ? wholeRecord(edit, row, form) : nameParams(call, form)),
    ...version,
  };
  const inPath = call.path.includes('{');
  const target = idParams(call, id);
  const etag = versions === 'etag' ? read.answer.headers.get('etag') : null;
  const { names: _done, fixed: _sent, levels: _parted, ...rest } = call;
  return invoke(
    { ...rest, path: inPath ? fillPath({ path: call.path, params: { ...row, ...body, ...target } }).path : call.path },
    inPath ? body : { ...target, ...body },
    {
      ...options,
      reads: false,
      ...(etag !== null && { headers: { 'If-Match': etag } }),
      ...(known !== undefined && { same: `${id} ${known}` }),
    },
  );
}

const isConflict = (error: unknown): error is WireError =>
  error instanceof WireError && (error.status === 409 || error.status === 412);

/** The record as it is now. */
async function readAnew({ resource, id, options }: Edit): Promise<ReadRecord | undefined> {
  forgetRead(resource, id);
  await getRecord(resource, id, { signal: options.signal, quiet: true });
  return lastRead(resource, id);
}

const versionOf = ({ headers, text }: HeardAnswer): string => headers.get('etag') ?? text;

/**
 * Sends an edit that is made of the record as it was read. Where its service tells versions apart and refuses because
 * somebody else changed the record meanwhile, it is read again, and the error is of the kind `conflict`: whoever knows
 * what was typed brings both together and sends again. A refusal of a record that is as it was stays what it said.
 */
export async function editRead(edit: Edit): Promise<unknown> {
  const read = lastRead(edit.resource, edit.id) ?? (await readAnew(edit));
  if (!read) throw new Error(`${edit.resource.name} needs a detail call: an edit is made of the record that was read.`);
  try {
    return await send(edit, read);
  } catch (error) {
    if (!edit.resource.api.wire?.versions || !isConflict(error)) throw error;
    const now = await readAnew(edit).catch(() => undefined);
    if (!now || versionOf(now.answer) === versionOf(read.answer)) throw error;
    throw new WireError({ ...error, kind: 'conflict', messageKey: 'errors.conflict' }, { cause: error });
  } finally {
    if (lastRead(edit.resource, edit.id) === read) forgetRead(edit.resource, edit.id);
  }
}
