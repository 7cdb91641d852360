import { asCode, asObject, asText } from '@/api';
import { readAmount, type Amount } from '@/charts';
import { readNumber } from '@/schema';
import { NODE_TYPES, type Diagram, type DiagramLink, type DiagramNode, type NodeType } from './diagram';

const FLOWS: Readonly<Record<string, 1 | 0 | -1>> = { '1': 1, forward: 1, '0': 0, none: 0, '-1': -1, reverse: -1 };

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const typeOf = (raw: unknown): NodeType => NODE_TYPES.find((type) => type === asCode(raw).toLowerCase()) ?? 'other';

/** `[{value, unit}]`, one of them, or several by name. */
function valuesOf(raw: unknown): Amount[] {
  const single = asObject(raw);
  const all = Array.isArray(raw)
    ? raw
    : single === undefined
      ? []
      : 'value' in single
        ? [single]
        : Object.values(single);
  return all.map((one) => readAmount(one)).filter(({ value }) => value !== null);
}

function nodeOf(raw: unknown): DiagramNode | undefined {
  const node = asObject(raw);
  const id = asText(node?.id);
  if (!node || id === '') return undefined;
  const [x, y] = [readNumber(node.x), readNumber(node.y)];
  return {
    id,
    type: typeOf(node.type),
    name: asText(node.name) || id,
    ...(x !== null && y !== null && { at: { x, y } }),
    deviceId: asText(node.deviceId),
    status: asCode(node.status),
    values: valuesOf(node.values),
  };
}

/** Where no flow is said, a power says it by its sign. */
function linkOf(raw: unknown): DiagramLink | undefined {
  const link = asObject(raw);
  const [from, to] = [asText(link?.from), asText(link?.to)];
  if (!link || from === '' || to === '' || from === to) return undefined;
  const power = readNumber(link.power);
  return {
    from,
    to,
    flow: FLOWS[asCode(link.flow).toLowerCase()] ?? (Math.sign(power ?? 0) as 1 | 0 | -1),
    power: power === null ? null : Math.abs(power),
  };
}

/**
 * The answer of `diagram/info` (proposed fields B). Nodes without an id and links to nothing are left out; of two nodes
 * with one id the first is taken.
 */
export function readDiagram(answer: unknown): Diagram {
  const wire = asObject(answer);
  const nodes = new Map<string, DiagramNode>();
  for (const raw of listOf(wire?.nodes)) {
    const node = nodeOf(raw);
    if (node && !nodes.has(node.id)) nodes.set(node.id, node);
  }
  const links = listOf(wire?.links).flatMap((raw) => linkOf(raw) ?? []);
  return { nodes: [...nodes.values()], links: links.filter(({ from, to }) => nodes.has(from) && nodes.has(to)) };
}
