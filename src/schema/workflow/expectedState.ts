import { encodeField, wireName } from '../codec';
import { isEmpty } from '../condition';
import type { WireRow } from '../field';
import type { Resource } from '../resource';
import { machinesOf, transitionOf, type Machine } from './machine';

/**
 * Parameter with the state a record was read in: `from` and the wire name of the state field.
 *
 * @example expectedParam(order, machine) // 'fromStatus' for the field `status`
 * @public
 */
export function expectedParam(resource: Resource, { state }: Machine): string {
  const wire = wireName(state, resource.fields[state]?.options ?? {});
  return `from${wire.charAt(0).toUpperCase()}${wire.slice(1)}`;
}

/**
 * What a transition or a save of a record sends besides: the state the record was read in, so that the server can
 * refuse what was decided over a state that has changed. Empty without a workflow, for a key that is no transition, and
 * for a record without a state.
 *
 * @param key the transition; absent for a save
 * @example expectedState(order, { id: '7', status: 'draft' }, 'submit') // { fromStatus: 'draft' }
 * @public
 */
export function expectedState(resource: Resource, record: Readonly<Record<string, unknown>>, key?: string): WireRow {
  const { workflow } = resource;
  const transition = key === undefined ? undefined : transitionOf(workflow, key);
  const machine = transition?.machine ?? (key === undefined ? machinesOf(workflow)[0] : undefined);
  const field = machine && resource.fields[machine.state];
  if (!machine || !field || isEmpty(record[machine.state])) return {};
  const [state] = Object.values(encodeField(field, machine.state, record[machine.state]));
  return { [expectedParam(resource, machine)]: state };
}
