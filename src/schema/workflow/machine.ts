import type { Fields } from '../field';
import type { Transition, WorkflowSpec } from '../workflow';

/** A state field and its transitions: the workflow itself, or one of the small ones beside it. @public */
export interface Machine {
  /** Key among `parallel`; absent for the workflow itself. */
  readonly key?: string;
  readonly state: string;
  /** States of the workflow itself in which the transitions of a parallel one are open. */
  readonly within?: readonly unknown[];
  readonly transitions: Readonly<Record<string, Transition>>;
}

/** The workflow and those beside it, the main one first. @public */
export function machinesOf(workflow: WorkflowSpec<Fields> | undefined): Machine[] {
  if (!workflow) return [];
  const { state, transitions, parallel = {} } = workflow;
  return [{ state, transitions }, ...Object.entries(parallel).map(([key, one]): Machine => ({ ...one, key }))];
}

/** A transition with the machine it belongs to. @public */
export interface WorkflowTransition {
  readonly key: string;
  readonly machine: Machine;
  readonly spec: Transition;
}

/** Every transition of a workflow, in the order they are declared. @public */
export function transitionsOf(workflow: WorkflowSpec<Fields> | undefined): WorkflowTransition[] {
  return machinesOf(workflow).flatMap((machine) =>
    Object.entries(machine.transitions).map(([key, transition]): WorkflowTransition => ({
      key,
      machine,
      spec: transition,
    })),
  );
}

/** The transition of that key; undefined for any other action. @public */
export function transitionOf(workflow: WorkflowSpec<Fields> | undefined, key: string): WorkflowTransition | undefined {
  return transitionsOf(workflow).find((one) => one.key === key);
}
