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

/** A node drawn: a bar of its column. All lengths are in pixels. */
export interface PlacedNode extends FlowNode {
  readonly column: number;
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly value: number;
}

/** A link drawn: a band between two bars. */
export interface PlacedLink extends FlowLink {
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
  readonly thick: number;
}

export const BAR = 12;
const GAP = 16;

/** Links that lead on; one that closes a circle goes back and says nothing of the order. */
function leadingOn(links: readonly FlowLink[]): FlowLink[] {
  const kept: FlowLink[] = [];
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
    if (reaches(link.target, link.source)) continue;
    kept.push(link);
    targets.set(link.source, [...(targets.get(link.source) ?? []), link.target]);
  }
  return kept;
}

/** How many links are before each node at most. */
function columnsOf(nodes: readonly FlowNode[], links: readonly FlowLink[]): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  const columnOf = (id: string): number => {
    const known = found.get(id);
    if (known !== undefined) return known;
    const before = links.filter(({ target }) => target === id).map(({ source }) => 1 + columnOf(source));
    const column = Math.max(0, ...before);
    found.set(id, column);
    return column;
  };
  for (const { id } of nodes) columnOf(id);
  return found;
}

/** Places nodes in columns from left to right, as high as what goes through them, and links between them. */
export function layoutFlow(
  { nodes, links }: { readonly nodes: readonly FlowNode[]; readonly links: readonly FlowLink[] },
  width: number,
  height: number,
) {
  const onward = leadingOn(links);
  const columns = columnsOf(nodes, onward);
  const last = Math.max(0, ...columns.values());
  const through = (id: string) =>
    Math.max(
      ...(['source', 'target'] as const).map((end) =>
        links.filter((link) => link[end] === id).reduce((sum, { value }) => sum + value, 0),
      ),
    );
  const of = (column: number) => nodes.filter(({ id }) => columns.get(id) === column);
  const scale = Math.min(
    ...Array.from({ length: last + 1 }, (_, column) => {
      const own = of(column);
      const sum = own.reduce((all, { id }) => all + through(id), 0);
      return sum === 0 ? Infinity : Math.max(0, height - GAP * (own.length - 1)) / sum;
    }),
  );
  const placed = new Map<string, PlacedNode>();
  for (let column = 0; column <= last; column += 1) {
    let y = 0;
    for (const node of of(column)) {
      const value = through(node.id);
      placed.set(node.id, {
        ...node,
        column,
        value,
        x: last === 0 ? 0 : ((width - BAR) * column) / last,
        y,
        height: value * scale,
      });
      y += value * scale + GAP;
    }
  }
  const [out, into] = [new Map<string, number>(), new Map<string, number>()];
  const drawn = links.flatMap((link): PlacedLink[] => {
    const [source, target] = [placed.get(link.source), placed.get(link.target)];
    if (!source || !target) return [];
    const thick = link.value * scale;
    const [left, right] = [out.get(link.source) ?? 0, into.get(link.target) ?? 0];
    out.set(link.source, left + thick);
    into.set(link.target, right + thick);
    return [
      {
        ...link,
        thick,
        from: [source.x + BAR, source.y + left + thick / 2],
        to: [target.x, target.y + right + thick / 2],
      },
    ];
  });
  return { nodes: [...placed.values()], links: drawn };
}
