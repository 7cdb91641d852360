import { isEmpty } from '../condition';
import type { Resource } from '../resource';
import { machinesOf, type Machine } from './machine';

/**
 * Ids of the users a field names, one or several; empty where it names nobody.
 *
 * @example namedIn({ boss: ['6', '7'] }, 'boss') // ['6', '7']
 * @public
 */
export function namedIn(record: object, field: string): string[] {
  const value = (record as Readonly<Record<string, unknown>>)[field];
  return [value]
    .flat()
    .filter((one) => !isEmpty(one))
    .map(String);
}

/**
 * Whether it is this user's turn. While the field names nobody, it is everybody's.
 *
 * @example isTurnOf({ boss: '7' }, 'boss', '7') // true; false for user '8'
 * @public
 */
export function isTurnOf(record: object, assignee: string | undefined, userId: string): boolean {
  if (assignee === undefined) return true;
  const named = namedIn(record, assignee);
  return named.length === 0 || named.includes(userId);
}

const stateOf = (record: object, machine: Machine): string =>
  String((record as Readonly<Record<string, unknown>>)[machine.state] ?? '');

/**
 * Whether transitions of the machine can be open at all: always for the workflow itself, in the states of `within` for
 * one beside it. `main` is the state field of the workflow itself.
 *
 * @example isWithin(record, machine, 'status')
 * @public
 */
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
 * Whose turn it is, by state: whoever may make a transition out of it. The first state of a parallel machine is
 * nobody's turn: a request may be made or not. Empty without a workflow.
 *
 * @example turnsOf(order).map(({ state, assignee }) => `${String(state)}: ${assignee}`) // ['review: boss']
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

/**
 * The turns a record waits for now; empty where it waits for nobody.
 *
 * @example turnsNow(order, { status: 'review', boss: '7' }).map(({ assignee }) => assignee) // ['boss']
 * @public
 */
export function turnsNow(resource: WithTurns, record: object): Turn[] {
  const main = resource.workflow?.state ?? '';
  return turnsOf(resource).filter(
    ({ machine, state }) => stateOf(record, machine) === String(state) && isWithin(record, machine, main),
  );
}

/**
 * Whether the record waits for something that this user, by name, has to do. False for an empty id.
 *
 * @example waitsFor(order, { status: 'review', boss: '7' }, '7') // true
 * @public
 */
export function waitsFor(resource: WithTurns, record: object, userId: string): boolean {
  return userId !== '' && turnsNow(resource, record).some(({ assignee }) => namedIn(record, assignee).includes(userId));
}
