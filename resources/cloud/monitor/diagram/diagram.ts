import type { Amount } from '@/charts';

export const NODE_TYPES = [
  'grid',
  'transformer',
  'switch',
  'meter',
  'pv',
  'pcs',
  'battery',
  'charger',
  'load',
] as const;
export type NodeType = (typeof NODE_TYPES)[number] | 'other';

/** A part of a station as its wiring diagram shows it. */
export interface DiagramNode {
  readonly id: string;
  readonly type: NodeType;
  readonly name: string;
  /** Where the cloud drew it, in units of its own. */
  readonly at?: { readonly x: number; readonly y: number };
  readonly deviceId: string;
  /** A code of the cloud, '' when it says none. */
  readonly status: string;
  readonly values: readonly Amount[];
}

export interface DiagramLink {
  readonly from: string;
  readonly to: string;
  /** 1: from `from` to `to`; -1 the other way; 0: nothing flows. */
  readonly flow: 1 | 0 | -1;
  /** kW, without sign. */
  readonly power: number | null;
}

export interface Diagram {
  readonly nodes: readonly DiagramNode[];
  readonly links: readonly DiagramLink[];
}
