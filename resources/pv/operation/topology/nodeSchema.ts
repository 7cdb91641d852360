import type { TopologyNode } from './readTopology';

/** The schema whose record a node is. */
export function schemaOfNode({ type }: Pick<TopologyNode, 'type'>): string {
  if (type === 'station') return 'pv/station';
  if (type === 'building') return 'pv/building';
  if (type === 'series') return 'pv/series';
  return type === 'environment' ? 'pv/environment-device' : 'pv/device';
}

/**
 * What can be added below a node, and what its form begins with; undefined where nothing belongs below it. `above` are
 * the nodes over it, nearest first.
 */
export function addedBelow(
  node: Pick<TopologyNode, 'id' | 'type'>,
  above: readonly Pick<TopologyNode, 'id' | 'type'>[],
): { readonly schema: string; readonly given: Readonly<Record<string, string>> } | undefined {
  const idOf = (type: string) => [node, ...above].find((one) => one.type === type)?.id;
  const [stationId, buildingId] = [idOf('station'), idOf('building')];
  const place = { ...(stationId && { stationId }), ...(buildingId && { buildingId }) };
  if (node.type === 'station') return { schema: 'pv/building', given: place };
  if (node.type === 'building') return { schema: 'pv/device', given: place };
  if (node.type === 'inverter') return { schema: 'pv/series', given: { inverterId: node.id } };
  if (node.type === 'collector' || node.type === 'combiner')
    return { schema: 'pv/device', given: { ...place, parentId: node.id } };
  return undefined;
}
