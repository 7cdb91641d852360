import {
  idNameOf,
  decodeRecord,
  encodeFields,
  transitionOf,
  recordText,
  wireName,
  type Action,
  type Resource,
  csvText,
} from '@/schema';
import { dateText, timeText } from '../core/clock';
import type { BackendContext } from '../core/context';
import { actorOf, idsOf, type Incoming } from '../core/incoming';
import { Refusal } from '../core/refusal';
import type { Endpoint } from '../core/router';
import { actionValues, chosenAction } from './form/actionForm';
import { exportTable } from './exportTable';
import { fileAnswer } from './fileAnswer';
import { needOf } from './needOf';
import { refuseClosed } from './refuseClosed';
import { changeableRow, seenRow, visibleRows } from './rows';
import type { Doc } from '../store/store';

interface Known {
  readonly key: string;
  readonly action: Action;
  /** What the action writes into the record; `undefined` when the schema does not say. */
  readonly change?: Readonly<Record<string, unknown>>;
}

/**
 * Wire values an action leaves behind: the fields it sends. A command that sends nothing but the record is taken
 * (granted, open now, logged) and changes no field; so is one over the whole list.
 */
function changeOf({ hooks }: BackendContext, resource: Resource, key: string, action: Action): Known['change'] {
  const wires = new Set(Object.entries(resource.fields).map(([name, field]) => wireName(name, field.options)));
  const sent = Object.keys(action.send ?? {});
  if (sent.length > 0 && sent.every((name) => wires.has(name))) return action.send;
  if (hooks.get(resource.name)?.acts?.[key]) return {};
  return sent.length === 0 && action.reveal === undefined ? {} : undefined;
}

const listFile = (
  { labels, clock }: BackendContext,
  resource: Resource,
  key: string,
  rows: readonly Doc[],
  { locale }: Incoming,
): Response =>
  fileAnswer(
    csvText(exportTable(resource, rows, labels, locale)),
    `${key} ${dateText(clock())}.csv`,
    'text/csv; charset=utf-8',
  );

/** A command over the whole list: what its form says is checked, and a file has every record that may be seen. */
function actOnList(
  context: BackendContext,
  resource: Resource,
  { key, action }: Known,
  incoming: Incoming,
): Response | undefined {
  actionValues(context, action, incoming);
  return action.download
    ? listFile(context, resource, key, visibleRows(context, resource, actorOf(incoming)), incoming)
    : undefined;
}

function act(context: BackendContext, resource: Resource, known: Known, incoming: Incoming): Response | undefined {
  const { key, action, change } = known;
  if ([action.on].flat().every((place) => place === 'page')) return actOnList(context, resource, known, incoming);
  const call = action.call && resource.resolve(action.call);
  const [one, several] = [call?.idName ?? idNameOf(resource.api), call?.names?.ids ?? 'ids'];
  // the record in the path is the one it is about, whatever else is sent: `POST albums/{id}/assets` takes ids, too
  const isInPath = call?.path.includes(`{${one}}`) ?? false;
  const rows = idsOf(incoming.params[isInPath ? one : several] ?? incoming.params[one]).map((id) =>
    (action.download ? seenRow : changeableRow)(context, resource, incoming, id),
  );
  if (rows.length === 0) throw new Refusal('notFound', { code: '4004' });
  const records = rows.map((row) => decodeRecord(resource, row));
  incoming.log.content = records.map((record) => recordText(resource, record, incoming.locale)).join(', ');
  refuseClosed(context, action, records, incoming);
  if (action.download) return listFile(context, resource, key, rows, incoming);
  const hooked = context.hooks.get(resource.name)?.acts?.[key];
  const values = actionValues(context, action, incoming);
  const own = Object.fromEntries(
    Object.entries(action.form ?? {}).filter(([name]) => !hooked || name in resource.fields),
  );
  const given = {
    ...encodeFields(own, values),
    ...change,
    updateTime: timeText(context.clock()),
    updateUser: actorOf(incoming).user.name,
  };
  context.store.put(
    resource.name,
    // whatever a form calls `id`, a record stays the one it is
    ...rows.map((row) => ({ ...row, ...given, ...hooked?.({ row, values, incoming }), id: row.id })),
  );
  return undefined;
}

/**
 * Calls of declared actions that the schema describes in full: actions that assign fields, plain commands over records
 * or the whole list, and files of them. Transitions of a workflow have calls of their own kind; all others need a
 * written handler.
 */
export function actionEndpoints(context: BackendContext, resource: Resource): Endpoint[] {
  const byCall = new Map<string, Known[]>();
  for (const [key, action] of Object.entries(resource.actions)) {
    const change = action.call && changeOf(context, resource, key, action);
    if (!action.call || !change || transitionOf(resource.workflow, key)) continue;
    const { method, path } = resource.resolve(action.call);
    byCall.set(`${method} ${path}`, [...(byCall.get(`${method} ${path}`) ?? []), { key, action, change }]);
  }
  return [...byCall.values()].map((known): Endpoint => {
    const call = resource.resolve(known[0]?.action.call ?? 'POST ');
    return {
      method: call.method,
      path: call.path,
      need: (incoming) => {
        const one = chosenAction(known, incoming);
        if (!one) throw new Refusal('notNow');
        incoming.log.component = resource.name;
        const need = needOf(context, resource, one.action.permission ?? one.key);
        return typeof need === 'function' ? need(incoming) : need;
      },
      log: 'control',
      handle: (incoming) => {
        const one = chosenAction(known, incoming);
        return one && act(context, resource, one, incoming);
      },
    };
  });
}
