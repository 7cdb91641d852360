/** What a node of the diagram is. `other` is a kind of device the console does not know. */
export type FlowKind = 'grid' | 'solar' | 'battery' | 'charger' | 'heat' | 'other';

/** 0 no flow, 1 the device's usual way, 2 the other way (spec 02 §3). */
export type Direction = 0 | 1 | 2;

/** Seen from the home: into it, out of it to the device, or neither. */
export type Way = 'in' | 'out' | 'none';

/** Grid, sun and battery usually feed the home; charger and heating are usually fed by it. */
const WAYS: Readonly<Record<FlowKind, Readonly<Record<Direction, Way>>>> = {
  grid: { 0: 'none', 1: 'in', 2: 'out' },
  solar: { 0: 'none', 1: 'in', 2: 'out' },
  battery: { 0: 'none', 1: 'in', 2: 'out' },
  charger: { 0: 'none', 1: 'out', 2: 'in' },
  heat: { 0: 'none', 1: 'out', 2: 'in' },
  other: { 0: 'none', 1: 'out', 2: 'in' },
};

/** `flow.status` of the wire: absent, 0 and below is no flow, 1 forward, all above reverse. */
export function directionOf(status: number | null): Direction {
  if (status === null || status <= 0) return 0;
  return status === 1 ? 1 : 2;
}

/** Which way energy goes between a device and the home. */
export function wayOf(kind: FlowKind, direction: Direction): Way {
  return WAYS[kind][direction];
}
