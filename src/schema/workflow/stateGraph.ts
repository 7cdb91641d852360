import type { Fields } from '../field';
import type { WorkflowSpec } from '../workflow';
import { machinesOf, type Machine } from './machine';

/** A state of a machine, as it is drawn. @public */
export interface StateNode {
  readonly state: string;
  /** Place on the usual path; absent for ends and detours. */
  readonly step?: number;
}

/** A way between two states; the transitions that go it. @public */
export interface StateEdge {
  readonly from: string;
  readonly to: string;
  /** Keys of transitions, or `edit` where saving the form leads on. */
  readonly transitions: readonly string[];
}

/** The picture of one machine before it has places: what there is, and what leads where. @public */
export interface StateGraph {
  readonly machine: Machine;
  readonly nodes: readonly StateNode[];
  readonly edges: readonly StateEdge[];
}

interface Way {
  readonly from: string;
  readonly to: string;
  readonly transition: string;
}

function waysOf(machine: Machine, onEdit: Readonly<Record<string, unknown>>): Way[] {
  const transitions = Object.entries(machine.transitions).flatMap(([transition, { from, to }]) =>
    from.map((one): Way => ({ from: String(one), to: String(to ?? one), transition })),
  );
  return [
    ...transitions,
    ...Object.entries(onEdit).map(([from, to]): Way => ({ from, to: String(to), transition: 'edit' })),
  ];
}

function edgesOf(ways: readonly Way[]): StateEdge[] {
  const edges = new Map<string, StateEdge>();
  for (const { from, to, transition } of ways) {
    const key = `${from}>${to}`;
    edges.set(key, { from, to, transitions: [...(edges.get(key)?.transitions ?? []), transition] });
  }
  return [...edges.values()];
}

function graphOf(machine: Machine, path: readonly string[], onEdit: Readonly<Record<string, unknown>>): StateGraph {
  const edges = edgesOf(waysOf(machine, onEdit));
  const states = [...new Set([...path, ...edges.flatMap(({ from, to }) => [from, to])])];
  const nodes = states.map((state): StateNode => {
    const step = path.indexOf(state);
    return step < 0 ? { state } : { state, step };
  });
  return { machine, nodes, edges };
}

/**
 * What a workflow looks like, before it has places: a graph for itself, then one for each workflow beside it.
 *
 * @example stateGraphs(workflow)[0]?.nodes // [{ state: 'draft', step: 0 }, { state: 'done', step: 1 }]
 * @public
 */
export function stateGraphs(workflow: WorkflowSpec<Fields>): StateGraph[] {
  const path = (workflow.path ?? []).map(String);
  return machinesOf(workflow).map((machine) =>
    graphOf(machine, machine.key ? [] : path, machine.key ? {} : (workflow.onEdit ?? {})),
  );
}
