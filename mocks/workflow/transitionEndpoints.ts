import {
  decodeRecord,
  transitionsOf,
  recordText,
  type Action,
  type CallSpec,
  type WorkflowTransition,
  type Resource,
} from '@/schema';
import type { BackendContext } from '../core/context';
import { idsOf, textOf, type Incoming } from '../core/incoming';
import { Refusal } from '../core/refusal';
import type { Endpoint } from '../core/router';
import { actionValues, chosenAction } from '../crud/form/actionForm';
import { changeableRow, namedRow } from '../crud/rows';
import { seenFields } from '../crud/seenFields';
import type { Doc } from '../store/store';
import { checkGuards, checkOpen } from './checkTransition';
import { filledRows } from './filledRows';
import { historyOf } from './history';
import { performTransition } from './performTransition';

interface Known {
  readonly transition: WorkflowTransition;
  readonly action: Action;
}

/** The rows of a call, each open for the transition as far as that can be told before its form is read. */
function openRows(
  context: BackendContext,
  resource: Resource,
  { transition, action }: Known,
  incoming: Incoming,
): Doc[] {
  const { idName } = resource.resolve(action.call ?? 'POST ');
  const rows = idsOf(incoming.params.ids ?? incoming.params[idName]).map((id) =>
    changeableRow(context, resource, incoming, id),
  );
  if (rows.length === 0) throw new Refusal('notFound', { code: '4004' });
  incoming.log.content = rows
    .map((row) => recordText(resource, decodeRecord(resource, row), incoming.locale))
    .join(', ');
  for (const row of rows) checkOpen(context, resource, transition, row, incoming);
  return rows;
}

function transitionRows(
  context: BackendContext,
  resource: Resource,
  { transition, action }: Known,
  incoming: Incoming,
): void {
  const rows = openRows(context, resource, { transition, action }, incoming);
  const said = actionValues(context, action, incoming);
  const filled = rows.map((row) => ({ row, values: filledRows(action.form ?? {}, decodeRecord(resource, row), said) }));
  for (const { row, values } of filled) checkGuards(context, resource, transition, row, values);
  for (const { row, values } of filled) performTransition(context, resource, transition, action, row, values, incoming);
}

function byCall(resource: Resource): Known[][] {
  const calls = new Map<string, Known[]>();
  for (const transition of transitionsOf(resource.workflow)) {
    const action: Action | undefined = resource.actions[transition.key];
    if (!action?.call) continue;
    const { method, path } = resource.resolve(action.call);
    calls.set(`${method} ${path}`, [...(calls.get(`${method} ${path}`) ?? []), { transition, action }]);
  }
  return [...calls.values()];
}

/**
 * The calls of a workflow's transitions, which keep to its declaration. A call that also saves the form (a 'submit'
 * flag in the edit call) saves first and moves then; without the flag it only saves.
 *
 * @param standard the resource's standard calls
 */
export function transitionEndpoints(
  context: BackendContext,
  resource: Resource,
  standard: readonly Endpoint[],
): Endpoint[] {
  const transitions = byCall(resource).map((known): Endpoint => {
    const { method, path } = resource.resolve(known[0]?.action.call ?? 'POST ');
    const saves = standard.find((one) => one.method === method && one.path === path);
    const sends = (incoming: Incoming) =>
      chosenAction(saves ? known.filter(({ action }) => action.send) : known, incoming);
    return {
      method,
      path,
      need: (incoming) => {
        const one = sends(incoming);
        if (!one && saves) return typeof saves.need === 'function' ? saves.need(incoming) : saves.need;
        if (!one) throw new Refusal('notNow');
        incoming.log.component = resource.name;
        const code = one.action.permission ?? one.transition.key;
        return code === false ? { menus: [resource.name] } : { menus: [resource.name], code };
      },
      log: 'control',
      handle: async (incoming) => {
        const one = sends(incoming);
        // nothing is saved for a transition that is refused
        if (one && saves) openRows(context, resource, one, incoming);
        const saved = await saves?.handle(incoming);
        if (one) transitionRows(context, resource, one, incoming);
        return saved;
      },
    };
  });
  return [...transitions, ...logEndpoint(context, resource)];
}

function logEndpoint(context: BackendContext, resource: Resource): Endpoint[] {
  const { log } = resource.workflow ?? {};
  if (log === undefined || (typeof log === 'object' && 'field' in log)) return [];
  const spec: CallSpec = log;
  const { method, path, idName } = resource.resolve(spec);
  const answer = (incoming: Incoming) =>
    historyOf(
      context,
      seenFields(resource, incoming),
      namedRow(context, resource, incoming, idName).id,
      incoming.locale,
    );
  return [
    {
      method,
      path,
      need: { menus: [resource.name] },
      handle: (incoming) => (textOf(incoming, idName) ? answer(incoming) : []),
    },
  ];
}
