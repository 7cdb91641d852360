import type { Amount } from '@/charts';
import type { Beside, Flow, FlowNode } from './flow';

/** What the page knows from other answers. */
export interface Known {
  readonly purchase?: Amount | undefined;
  readonly export?: Amount | undefined;
  /** Avoided by the sun today. */
  readonly co2?: Amount | undefined;
  /** The controller of the home is connected. */
  readonly online?: boolean | undefined;
}

function besideOf({ kind, way }: FlowNode, known: Known): Beside | undefined {
  const key = kind === 'solar' ? 'co2' : kind === 'grid' ? (way === 'out' ? 'export' : 'purchase') : undefined;
  const amount = key && known[key];
  return key && amount && amount.value !== null ? { key, amount } : undefined;
}

/**
 * The diagram with the price that holds at the grid, and what the sun avoids, where the nodes do not say it themselves.
 * While the controller is away, nobody knows of a device whose values are hidden whether it is off.
 */
export function withKnown(flow: Flow, known: Known): Flow {
  const nodes = flow.nodes.map((node): FlowNode => {
    if (known.online === false && node.state === 'off') return { ...node, state: 'offline' };
    const beside =
      node.beside ?? (node.state === 'active' || node.state === 'idle' ? besideOf(node, known) : undefined);
    return beside ? { ...node, beside } : node;
  });
  return { ...flow, nodes };
}
