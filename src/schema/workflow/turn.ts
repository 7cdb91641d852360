import { isEmpty } from '../condition';
import type { Fields } from '../field';
import type { WorkflowSpec } from '../workflow';
import { machinesOf, type Machine } from './machine';

/** Ids of the users a field names. */
export function namedIn(record: object, field: string): string[] {
  const value = (record as Readonly<Record<string, unknown>>)[field];
  return [value].flat().filter((one) => !isEmpty(one)).map(String);
}

/** Whether it is this user's turn. While the field names nobody, it is everybody's. */
export function isTurnOf(record: object, by: string | undefined, userId: string): boolean {
  if (by === undefined) return true;
  const named = namedIn(record, by);
  return named.length === 0 || named.includes(userId);
}

const stateOf = (record: object, machine: Machine): string => String((record as Readonly<Record<string, unknown>>)[machine.state] ?? '');

/** Whether moves of the machine can be open at all: always for the workflow itself. */
export function isWithin(record: object, machine: Machine, main: string): boolean {
  if (!machine.within) return true;
  const state = String((record as Readonly<Record<string, unknown>>)[main] ?? '');
  return machine.within.some((one) => String(one) === state);
}

/** Somebody has to decide while a machine is in a state: the fields that say who. */
export interface Turn {
  readonly machine: Machine;
  readonly state: unknown;
  readonly by: string;
}

/**
 * Whose turn it is, by state: whoever may make a move out of it. What a parallel machine begins with asks nothing of
 * anybody (a request may be made or not), so its first state is nobody's turn.
 */
export function turnsOf(workflow: WorkflowSpec<Fields> | undefined): Turn[] {
  const turns = machinesOf(workflow).flatMap((machine) => {
    const decided = Object.values(machine.transitions).map(({ to }) => to);
    return Object.values(machine.transitions).flatMap(({ from, by }) =>
      by === undefined ? [] : from.filter((state) => !machine.key || decided.includes(state)).map((state): Turn => ({ machine, state, by })),
    );
  });
  return turns.filter((one, at) => turns.findIndex(({ machine, state, by }) => machine === one.machine && state === one.state && by === one.by) === at);
}

/** The turns a record waits for now. */
export function turnsNow(workflow: WorkflowSpec<Fields> | undefined, record: object): Turn[] {
  if (!workflow) return [];
  return turnsOf(workflow).filter(
    ({ machine, state }) => stateOf(record, machine) === String(state) && isWithin(record, machine, workflow.state),
  );
}

/** Whether the record waits for something this user, and by name, has to do. */
export function waitsFor(workflow: WorkflowSpec<Fields> | undefined, record: object, userId: string): boolean {
  return userId !== '' && turnsNow(workflow, record).some(({ by }) => namedIn(record, by).includes(userId));
}
