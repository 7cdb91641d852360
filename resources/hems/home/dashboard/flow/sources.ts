import type { Flow, FlowNode } from './flow';

/** A part of the ring round the home: which share (0 to 1) of what comes in is from where. */
export interface Source {
  readonly node: FlowNode;
  /** Where the part begins, 0 to 1. */
  readonly from: number;
  readonly share: number;
}

/** What the home lives on at the moment, in the order of the nodes; nothing while nothing comes in. */
export function sources({ nodes }: Flow): readonly Source[] {
  const into = nodes.filter(({ way, state }) => way === 'in' && state === 'active');
  const whole = into.reduce((sum, { power }) => sum + (power ?? 0), 0);
  let from = 0;
  return into.map((node) => {
    const share = (node.power ?? 0) / whole;
    const part = { node, from, share };
    from += share;
    return part;
  });
}
