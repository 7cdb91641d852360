import { checkFields, decodeFields, decodeRecord, encodeFields, matches, recordText, wireName, type Action, type Resource } from '@/schema';
import { timeText } from '../core/clock';
import type { BackendContext } from '../core/context';
import { actorOf, idsOf, type Incoming } from '../core/incoming';
import { Refusal, refuseFields } from '../core/refusal';
import type { Endpoint } from '../core/router';
import type { Doc } from '../store/store';
import { visibleRow } from './rows';

interface Known {
  readonly key: string;
  readonly action: Action;
  /** What the action writes into the record; `undefined` when the schema does not say. */
  readonly change?: Readonly<Record<string, unknown>>;
}

/**
 * Wire values an action leaves behind: the state its transition leads to, or the fields it sends. A command that sends
 * nothing but the record is taken (granted, open now, logged) and changes no field.
 */
function changeOf(resource: Resource, key: string, action: Action): Known['change'] {
  const { workflow } = resource;
  const move = workflow?.transitions[key];
  if (workflow && move) return move.to === undefined ? {} : { [wireName(workflow.state, resource.fields[workflow.state]?.options ?? {})]: move.to };
  const wires = new Set(Object.entries(resource.fields).map(([name, field]) => wireName(name, field.options)));
  const sent = Object.keys(action.send ?? {});
  if (sent.length > 0 && sent.every((name) => wires.has(name))) return action.send;
  const overRecords = [action.on].flat().some((place) => place !== 'page');
  return sent.length === 0 && overRecords && !action.download && action.reveal === undefined ? {} : undefined;
}

function formValues(action: Action, incoming: Incoming): Record<string, unknown> {
  if (!action.form) return {};
  const values = decodeFields(action.form, incoming.params);
  const refusals = checkFields(action.form, values);
  const refused = Object.entries(refusals).map(([name, { rule }]) => [name, rule === 'required' ? { key: 'fieldRequired' as const } : { key: 'fieldInvalid' as const, args: { rule } }]);
  if (refused.length > 0) throw refuseFields(Object.fromEntries(refused));
  return { ...encodeFields(action.form, values) };
}

/** Several actions may share a call and differ by what they send: `updateState` with 1 or 0. */
function chosen(known: readonly Known[], incoming: Incoming): Known | undefined {
  const fits = ({ action }: Known) => Object.entries(action.send ?? {}).every(([name, value]) => String(incoming.params[name]) === String(value));
  return known.find(fits) ?? (known.length === 1 ? known[0] : undefined);
}

function act(context: BackendContext, resource: Resource, { action, change }: Known, incoming: Incoming): void {
  const rows = idsOf(incoming.params.ids ?? incoming.params[resource.api.id ?? 'id']).map((id): Doc => {
    const row = visibleRow(context, resource, actorOf(incoming), id);
    if (!row) throw new Refusal('notFound', { code: '4004' });
    return row;
  });
  if (rows.length === 0) throw new Refusal('notFound', { code: '4004' });
  const records = rows.map((row) => decodeRecord(resource, row));
  incoming.log.content = records.map((record) => recordText(resource, record, incoming.locale)).join(', ');
  if (!records.every((record) => matches(action.visible, record) && matches(action.enabled, record))) throw new Refusal('notNow');
  const given = { ...formValues(action, incoming), ...change, updateTime: timeText(context.clock()), updateUser: actorOf(incoming).user.name };
  context.store.put(resource.name, ...rows.map((row) => ({ ...row, ...given })));
}

/**
 * Calls of declared actions that the schema describes in full: workflow transitions, actions that assign fields, and
 * plain commands over records. All others need a written handler.
 */
export function actionEndpoints(context: BackendContext, resource: Resource): Endpoint[] {
  const byCall = new Map<string, Known[]>();
  for (const [key, action] of Object.entries(resource.actions)) {
    const change = action.call && changeOf(resource, key, action);
    if (!action.call || !change) continue;
    const { method, path } = resource.resolve(action.call);
    byCall.set(`${method} ${path}`, [...(byCall.get(`${method} ${path}`) ?? []), { key, action, change }]);
  }
  return [...byCall.values()].map((known): Endpoint => {
    const call = resource.resolve(known[0]?.action.call ?? 'POST ');
    return {
      method: call.method,
      path: call.path,
      need: (incoming) => {
        const one = chosen(known, incoming);
        if (!one) throw new Refusal('notNow');
        incoming.log.component = resource.name;
        const code = one.action.permission ?? one.key;
        return code === false ? { menus: [resource.name] } : { menus: [resource.name], code };
      },
      log: 'control',
      handle: (incoming) => {
        const one = chosen(known, incoming);
        if (one) act(context, resource, one, incoming);
      },
    };
  });
}
