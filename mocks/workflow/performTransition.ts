import {
  encodeFields,
  isEmpty,
  wireName,
  type Action,
  type Fields,
  type WorkflowTransition,
  type Resource,
} from '@/schema';
import { timeText } from '../core/clock';
import type { BackendContext } from '../core/context';
import { actorOf, type Incoming } from '../core/incoming';
import type { Doc } from '../store/store';
import { stateWire } from './checkTransition';
import { tell } from './history';
import { nowOf } from './recordClock';
import { withSets } from './sets';

/** What of a form belongs into the record: fields it has itself. */
function ownFields(resource: Resource, form: Fields): Fields {
  return Object.fromEntries(Object.entries(form).filter(([name]) => name in resource.fields));
}

/**
 * Makes a transition of a record: the state, what the form and the hooks of the resource say, and a line in its
 * history. Checks nothing.
 */
export function performTransition(
  context: BackendContext,
  resource: Resource,
  { key, machine, spec: transition }: WorkflowTransition,
  { form = {} }: Action,
  row: Doc,
  values: Readonly<Record<string, unknown>>,
  incoming: Incoming,
): void {
  const state = stateWire(resource, machine);
  const { comment: comments = {}, since } = resource.workflow ?? {};
  const now = nowOf(context, row);
  const to = transition.to ?? row[state];
  const comes =
    !machine.key && to !== row[state] && since ? { [wireName(since, resource.fields[since]?.options ?? {})]: now } : {};
  const stamp = { updateTime: timeText(context.clock()), updateUser: actorOf(incoming).user.name };
  const moved: Doc = { ...row, ...encodeFields(ownFields(resource, form), values), [state]: to, ...comes, ...stamp };
  const { sets, transitioned } = context.hooks.get(resource.name) ?? {};
  const set = withSets(moved, sets?.[key], { row: moved, values, now, userId: actorOf(incoming).user.id });
  const after = transitioned?.(set, { key, before: row, values, now, incoming }) ?? set;
  context.store.put(resource.name, after);
  const remark = Object.keys(comments)
    .map((name) => values[name])
    .find((one) => !isEmpty(one));
  tell(
    context,
    resource,
    {
      action: key,
      from: row[state],
      to: after[state],
      remark: String(remark ?? ''),
      before: row,
      after,
      formNames: Object.keys(form),
    },
    incoming,
  );
}
