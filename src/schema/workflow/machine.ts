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

/**
 * The workflow and those beside it, the main one first; empty without a workflow.
 *
 * @example machinesOf(order.workflow).map(({ state }) => state) // ['status', 'handover']
 * @public
 */
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

/**
 * Every transition of a workflow and of those beside it, in the order they are declared; empty without a workflow.
 *
 * @example transitionsOf(order.workflow).map(({ key }) => key) // ['submit', 'approve', 'ask']
 * @public
 */
export function transitionsOf(workflow: WorkflowSpec<Fields> | undefined): WorkflowTransition[] {
  return machinesOf(workflow).flatMap((machine) =>
    Object.entries(machine.transitions).map(([key, transition]): WorkflowTransition => ({
      key,
      machine,
      spec: transition,
    })),
  );
}

/**
 * The transition of that key; undefined for any other action.
 *
 * @example transitionOf(order.workflow, 'approve')?.spec.to // 'working'
 * @public
 */
export function transitionOf(workflow: WorkflowSpec<Fields> | undefined, key: string): WorkflowTransition | undefined {
  return transitionsOf(workflow).find((one) => one.key === key);
}
