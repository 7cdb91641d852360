import {
  decodeRecord,
  defaultsOf,
  encodeField,
  idNameOf,
  isEditable,
  isEmpty,
  sentFields,
  wireName,
  type AnyRecord,
  type FormMode,
  type Resource,
  type WireRow,
} from '@/schema';
import { unseal } from '../../auth/unseal';
import { timeText } from '../../core/clock';
import type { BackendContext } from '../../core/context';
import { newId } from '../../core/ids';
import { actorOf, type Incoming } from '../../core/incoming';
import { shownValue, typedText } from '../../names/worded';
import type { Doc } from '../../store/store';
import { nowOf } from '../../workflow/recordClock';
import { savedState } from '../../workflow/savedState';
import type { Draft } from '../hooks';
import { withheldDefaults } from '../seenFields';

/** Passwords of the sealed fields that were sent, in plain. */
async function openSealed(
  context: BackendContext,
  resource: Resource,
  params: Incoming['params'],
): Promise<Record<string, string>> {
  const sealed = Object.entries(resource.fields).filter(
    ([name, field]) => field.type.sealed && !isEmpty(params[wireName(name, field.options)]),
  );
  if (sealed.length === 0) return {};
  const opened = await unseal(context, ...sealed.map(([name, field]) => params[wireName(name, field.options)]));
  return Object.fromEntries(sealed.map(([name], index) => [name, opened[index] ?? '']));
}

/** Defaults of what was not sent; something unreadable that was sent is no such thing, and is refused later. */
function withDefaults(resource: Resource, values: AnyRecord, params: Incoming['params']): AnyRecord {
  const filled = Object.entries(resource.fields).filter(
    ([name, field]) => isEmpty(values[name]) && isEmpty(params[wireName(name, field.options)]),
  );
  return { ...values, ...defaultsOf(Object.fromEntries(filled)) };
}

/** What was sent over what is kept. A service that leaves out what was cleared means it cleared. */
function sentOver({ api, fields }: Resource, before: Doc | undefined, params: Incoming['params']): WireRow {
  if (!before || api.wire?.cleared !== 'absent') return { ...before, ...params };
  const cleared = Object.entries(fields).flatMap(([name, field]) => {
    const names = field.type.sealed || !isEditable(field, 'edit') ? [] : Object.keys(encodeField(field, name, null));
    return names.some((one) => params[one] !== undefined) ? [] : names.map((one) => [one, null] as const);
  });
  return { ...before, ...Object.fromEntries(cleared), ...params };
}

/** The id of a new record: to other servers the name or code that people give it may be one; else one of its own. */
function idFor({ store }: BackendContext, { name, api }: Resource, row: WireRow): string {
  const given = api.wire && row[idNameOf(api)];
  return typeof given === 'string' && given !== '' && !store.get(name, given) ? given : newId(store);
}

/** What was sent, where a name that comes back as it was answered is the one that is kept. */
const sameNames = (before: Doc | undefined, { params, locale }: Incoming): Incoming['params'] =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => {
      const kept = before?.[name];
      return [name, before && kept !== value && shownValue(before, name, locale) === value ? kept : value];
    }),
  );

/** Texts as they were sent, by field: a cloud keeps what it is given. */
function sentTexts({ fields }: Resource, params: Incoming['params']): Record<string, string> {
  const texts = Object.entries(fields).flatMap(([name, { type, options }]): [string, string][] => {
    const text = params[wireName(name, options)];
    return type.byPart && type.clean && typeof text === 'string' ? [[name, text]] : [];
  });
  return Object.fromEntries(texts);
}

/**
 * A sent form as a row to keep. Only fields that such a form may send are taken: read-only, fixed and
 * create-only fields of an existing record stay as they are, whatever was sent.
 */
export async function readForm(
  context: BackendContext,
  resource: Resource,
  incoming: Incoming,
  before?: Doc,
): Promise<Draft> {
  const mode: FormMode = before ? 'edit' : 'create';
  const actor = actorOf(incoming);
  const secrets = await openSealed(context, resource, incoming.params);
  const params = sameNames(before, incoming);
  const decoded = decodeRecord(resource, sentOver(resource, before, params));
  const kept = resource.unseen && before ? decodeRecord({ ...resource, fields: resource.unseen }, before) : {};
  const texts = sentTexts(resource, params);
  const values: AnyRecord = {
    ...kept,
    ...(before ? decoded : withDefaults(resource, decoded, incoming.params)),
    ...texts,
    ...secrets,
  };
  const sent = sentFields(resource, values, mode).filter((name) => !resource.fields[name]?.type.sealed);
  const row: Record<string, unknown> = {};
  for (const name of sent) {
    const field = resource.fields[name];
    if (!field) continue;
    Object.assign(row, encodeField(field, name, values[name]));
    const wire = wireName(name, field.options);
    const text = texts[name];
    if (text) row[wire] = text === before?.[wire] ? text : typedText(text);
  }
  const stamp = { updateTime: timeText(context.clock()), updateUser: actor.user.name };
  const state = savedState(resource, before, nowOf(context, before ?? row));
  /** Whose a record is, the operator alone decides. */
  const whose = actor.tenant.operator ? {} : { tenantId: before ? before.tenantId : actor.tenant.id };
  if (before) return { row: { ...before, ...row, ...state, ...stamp, ...whose }, values, secrets, incoming };
  const born = { tenantId: actor.tenant.id, createTime: stamp.updateTime, createUser: stamp.updateUser };
  return {
    row: {
      ...born,
      ...state,
      ...withheldDefaults(resource),
      ...row,
      ...stamp,
      ...whose,
      id: idFor(context, resource, row),
    },
    values,
    secrets,
    incoming,
  };
}
