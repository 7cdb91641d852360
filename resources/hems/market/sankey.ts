import { asObject, asText } from '@/api';
import { unitFactor, readNumber } from '@/schema';
import { objectsIn } from '../strategy/user-detail/objectsIn';

export interface FlowNode {
  readonly id: string;
  readonly name: string;
  readonly type: string;
}

export interface FlowLink {
  readonly source: string;
  readonly target: string;
  readonly value: number;
  readonly unit: string;
}

/**
 * `nodes` and `links` of an answer; a link without two ends or above zero is none, and a node nobody named is its id.
 */
export function readFlow(raw: unknown): { readonly nodes: readonly FlowNode[]; readonly links: readonly FlowLink[] } {
  const { nodes, links } = asObject(raw) ?? {};
  const found = objectsIn(links).flatMap((link): FlowLink[] => {
    const [source, target] = [asText(link.source), asText(link.target)];
    const value = readNumber(link.value);
    return source === '' || target === '' || source === target || value === null || value <= 0
      ? []
      : [{ source, target, value, unit: asText(link.unit) || asText(asObject(link.value)?.unit) || 'kWh' }];
  });
  const unit = found[0]?.unit ?? ''; // one scale: what is said in another prefix is converted
  const alike = found.map((link) => {
    const by = unitFactor(link.unit, unit);
    return by === undefined || by === 1 ? link : { ...link, value: link.value * by, unit };
  });
  const named = new Map(
    objectsIn(nodes).map((node) => [
      asText(node.id),
      { id: asText(node.id), name: asText(node.name) || asText(node.id), type: asText(node.type) || asText(node.id) },
    ]),
  );
  const ids = [...new Set([...named.keys(), ...found.flatMap(({ source, target }) => [source, target])])].filter((id) =>
    found.some(({ source, target }) => source === id || target === id),
  );
  return { nodes: ids.map((id) => named.get(id) ?? { id, name: id, type: id }), links: alike };
}

/** A bar of the drawing: one of a second place has another id, and the name it has. */
export interface FlowBar extends FlowNode {
  readonly node: string;
}

/** The links that close a circle: bands go one way, so these lead to a bar of their own. */
function closing(links: readonly FlowLink[]): ReadonlySet<FlowLink> {
  const closed = new Set<FlowLink>();
  const targets = new Map<string, string[]>();
  const reaches = (from: string, to: string): boolean => {
    const [seen, open] = [new Set([from]), [from]];
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      if (at === to) return true;
      for (const next of targets.get(at) ?? [])
        if (!seen.has(next)) {
          seen.add(next);
          open.push(next);
        }
    }
    return false;
  };
  for (const link of links) {
    if (reaches(link.target, link.source)) closed.add(link);
    else targets.set(link.source, [...(targets.get(link.source) ?? []), link.target]);
  }
  return closed;
}

/** A flow whose links all lead on: where one leads back to a node, that node has a second bar at the end. */
export function unrolled({
  nodes,
  links,
}: {
  readonly nodes: readonly FlowNode[];
  readonly links: readonly FlowLink[];
}): { readonly bars: readonly FlowBar[]; readonly links: readonly FlowLink[] } {
  const closed = closing(links);
  const again = (id: string) => `${id} again`;
  const seconds = new Set([...closed].map(({ target }) => target));
  return {
    bars: [
      ...nodes.map((node) => ({ ...node, node: node.id })),
      ...nodes.filter(({ id }) => seconds.has(id)).map((node) => ({ ...node, node: node.id, id: again(node.id) })),
    ],
    links: links.map((link) => (closed.has(link) ? { ...link, target: again(link.target) } : link)),
  };
}
