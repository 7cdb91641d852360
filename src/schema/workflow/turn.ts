import { isEmpty } from '../condition';
import type { Resource } from '../resource';
import { machinesOf, type Machine } from './machine';

/** Ids of the users a field names. @public */
export function namedIn(record: object, field: string): string[] {
  const value = (record as Readonly<Record<string, unknown>>)[field];
  return [value]
    .flat()
    .filter((one) => !isEmpty(one))
    .map(String);
}

/** Whether it is this user's turn. While the field names nobody, it is everybody's. @public */
export function isTurnOf(record: object, assignee: string | undefined, userId: string): boolean {
  if (assignee === undefined) return true;
  const named = namedIn(record, assignee);
  return named.length === 0 || named.includes(userId);
}

const stateOf = (record: object, machine: Machine): string =>
  String((record as Readonly<Record<string, unknown>>)[machine.state] ?? '');

/** Whether transitions of the machine can be open at all: always for the workflow itself. @public */
export function isWithin(record: object, machine: Machine, main: string): boolean {
  if (!machine.within) return true;
  const state = String((record as Readonly<Record<string, unknown>>)[main] ?? '');
  return machine.within.some((one) => String(one) === state);
}

/** Somebody has to decide while a machine is in a state: the fields that say who. @public */
export interface Turn {
  readonly machine: Machine;
  readonly state: unknown;
  readonly assignee: string;
}

/** Of a resource, what says whose turn it is. @public */
export type WithTurns = Pick<Resource, 'workflow' | 'standard' | 'fields'>;

function machineTurns(machine: Machine): Turn[] {
  const transitions = Object.values(machine.transitions);
  const decided = transitions.map(({ to }) => to);
  return transitions.flatMap(({ from, assignee }) =>
    assignee === undefined
      ? []
      : from
          .filter((state) => !machine.key || decided.includes(state))
          .map((state): Turn => ({ machine, state, assignee })),
  );
}

/** Saving the form leads on from these states: it is the turn of whoever may edit. */
function editTurns({ workflow, standard, fields }: WithTurns, machine: Machine): Turn[] {
  const assignee = standard.edit?.assignee;
  const field = fields[machine.state];
  if (assignee === undefined || !field) return [];
  return Object.keys(workflow?.onEdit ?? {}).map((state): Turn => ({
    machine,
    state: field.type.decode(state, field.options),
    assignee,
  }));
}

/**
 * Whose turn it is, by state: whoever may make a transition out of it. What a parallel machine begins with asks nothing
 * of anybody (a request may be made or not), so its first state is nobody's turn.
 *
 * @public
 */
export function turnsOf(resource: WithTurns): Turn[] {
  const [main, ...beside] = machinesOf(resource.workflow);
  if (!main) return [];
  const turns = [...machineTurns(main), ...editTurns(resource, main), ...beside.flatMap(machineTurns)];
  return turns.filter(
    (one, at) =>
      turns.findIndex(
        ({ machine, state, assignee }) => machine === one.machine && state === one.state && assignee === one.assignee,
      ) === at,
  );
}

/** The turns a record waits for now. @public */
export function turnsNow(resource: WithTurns, record: object): Turn[] {
  const main = resource.workflow?.state ?? '';
  return turnsOf(resource).filter(
    ({ machine, state }) => stateOf(record, machine) === String(state) && isWithin(record, machine, main),
  );
}

/** Whether the record waits for something this user, and by name, has to do. @public */
export function waitsFor(resource: WithTurns, record: object, userId: string): boolean {
  return userId !== '' && turnsNow(resource, record).some(({ assignee }) => namedIn(record, assignee).includes(userId));
}
