import type { Amount } from '@/charts';
import type { Direction, FlowKind, Way } from './direction';

/** How a device stands; what is not in the answer is not in the home and has no node. */
export type NodeState = 'active' | 'idle' | 'off' | 'offline' | 'unknown';

/**
 * What there is to say of a device besides its power: charge, temperature, CO₂ the sun avoided today, the price of the
 * grid.
 */
export interface Beside {
  readonly key: 'soc' | 'temperature' | 'co2' | 'purchase' | 'export';
  readonly amount: Amount;
}

/** A device around the home. */
export interface FlowNode {
  /** Unique in its diagram. */
  readonly key: string;
  readonly kind: FlowKind;
  /** The server's word for a kind the console does not know. */
  readonly name?: string;
  readonly state: NodeState;
  readonly direction: Direction;
  readonly way: Way;
  /** In the unit of the diagram, never below 0; null when it is hidden or unknown. */
  readonly power: number | null;
  readonly beside?: Beside;
  /** When an offline device was heard of last, as the server wrote it. */
  readonly lastSeen?: string;
}

/** The power of a home at one moment. */
export interface Flow {
  /** In the order they are shown in. */
  readonly nodes: readonly FlowNode[];
  /** What the home uses, in `unit`. */
  readonly load: number | null;
  /** One unit for the whole diagram: `kW`, or `W` when the server knows no other. */
  readonly unit: string;
}
