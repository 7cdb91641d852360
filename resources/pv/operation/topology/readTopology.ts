import { isObject, readNumber } from '@/schema';

/** Where a device stands on the plan of a building: x and y in percent of the picture, rotation in degrees. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly rotation: number;
}

/**
 * A part of a station (proposed fields L, topology): station, building, collector, inverter, series and other devices.
 */
export interface TopologyNode {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  /** `normal`, `standby`, `fault`, `offline`; '' where nothing is measured. */
  readonly status: string;
  readonly picture: unknown;
  readonly locationId: string | undefined;
  readonly place: Place | undefined;
  readonly children: readonly TopologyNode[];
}

/** A part of a station with those over it, nearest first. */
export interface NodeWithAbove {
  readonly node: TopologyNode;
  readonly above: readonly TopologyNode[];
}

const text = (...values: readonly unknown[]): string => {
  const found = values.find((one) => (typeof one === 'string' && one.trim() !== '') || typeof one === 'number');
  return found === undefined ? '' : String(found).trim();
};

function placeOf(node: Readonly<Record<string, unknown>>): Place | undefined {
  const [x, y] = [readNumber(node.x), readNumber(node.y)];
  return x === null || y === null ? undefined : { x, y, rotation: readNumber(node.rotation) ?? 0 };
}

/** Nodes as they came, nested; what is no node is left out, and one without an id has its place as one. */
export function readTopology(wire: unknown, above = ''): TopologyNode[] {
  const list = Array.isArray(wire) ? wire : isObject(wire) ? (Array.isArray(wire.list) ? wire.list : [wire]) : [];
  return list.filter(isObject).flatMap((node, at): TopologyNode[] => {
    const id = text(node.id, node.deviceId, node.code) || `${above}/${at}`;
    const name = text(node.name, node.deviceName, node.label, node.sn);
    if (name === '' && node.id === undefined) return [];
    const location = isObject(node.location) ? node.location : node;
    return [
      {
        id,
        name: name || id,
        type: text(node.type, node.nodeType, node.deviceType) || 'other',
        status: text(node.status),
        picture: node.layoutPicture,
        locationId: text(location.locationId, location === node ? undefined : location.id) || undefined,
        place: placeOf(location),
        children: readTopology(node.children ?? [], id),
      },
    ];
  });
}

/** All nodes, parents before their children, each with those over it, nearest first. */
export const nodesWithAbove = (nodes: readonly TopologyNode[], above: readonly TopologyNode[] = []): NodeWithAbove[] =>
  nodes.flatMap((node) => [{ node, above }, ...nodesWithAbove(node.children, [node, ...above])]);

/** All nodes, parents before their children. */
export const allNodes = (nodes: readonly TopologyNode[]): TopologyNode[] =>
  nodesWithAbove(nodes).map(({ node }) => node);
