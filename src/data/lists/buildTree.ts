import { decodeRecord, isEmpty, type AnyRecord, type AnyValues, type Resource, type TreeNode } from '@/schema';

/** Deeper than any tree of the cloud; a cycle ends here. */
const DEEPEST = 50;

const childrenOf = (row: unknown, name: string): readonly unknown[] | undefined => {
  const value: unknown = typeof row === 'object' && row !== null ? Reflect.get(row, name) : undefined;
  return Array.isArray(value) ? value : undefined;
};

type Decode = (row: unknown) => AnyRecord;

function nested(decode: Decode, rows: readonly unknown[], name: string): TreeNode[] {
  const seen = new Set<string>();
  const nodes = (level: readonly unknown[], depth: number): TreeNode[] =>
    level.flatMap((row) => {
      const record = decode(row);
      if (record.id === '' || seen.has(record.id) || depth > DEEPEST) return [];
      seen.add(record.id);
      return [{ record, children: nodes(childrenOf(row, name) ?? [], depth + 1) }];
    });
  return nodes(rows, 1);
}

/** A node whose parent is not among the rows is a top node; so is one member of a cycle, that nothing gets lost. */
function linked(decode: Decode, rows: readonly unknown[], parent: string): TreeNode[] {
  const records = new Map(
    rows
      .map(decode)
      .filter(({ id }) => id !== '')
      .map((one) => [one.id, one]),
  );
  const parentOf = (record: AnyRecord) => (isEmpty(record[parent]) ? '' : String(record[parent]));
  const below = new Map<string, AnyRecord[]>();
  for (const record of records.values()) below.set(parentOf(record), [...(below.get(parentOf(record)) ?? []), record]);
  const placed = new Set<string>();
  const node = (record: AnyRecord): TreeNode => {
    placed.add(record.id);
    const children = (below.get(record.id) ?? []).filter(({ id }) => !placed.has(id));
    return { record, children: children.map(node) };
  };
  const isTop = (record: AnyRecord) => !records.has(parentOf(record)) || parentOf(record) === record.id;
  const tops = [...records.values()].filter(isTop).map(node);
  const lost = [...records.values()].flatMap((record) => (placed.has(record.id) ? [] : [node(record)]));
  return [...tops, ...lost];
}

/**
 * The answer of a tree call as nodes: nested by the schema's children property, or flat rows linked by their parent.
 * Nodes without an id, repeated ones and cycles are cut.
 */
export function buildTree(resource: Resource, answer: unknown, filter?: AnyValues): TreeNode[] {
  const rows = Array.isArray(answer) ? answer : [answer].filter((one) => typeof one === 'object' && one !== null);
  const name = resource.tree?.children ?? 'children';
  const parent = resource.tree?.parent;
  const flat = parent !== undefined && !rows.some((row) => (childrenOf(row, name)?.length ?? 0) > 0);
  const decode: Decode = (row) => decodeRecord(resource, row, filter?.[resource.of ?? '']);
  return flat ? linked(decode, rows, parent) : nested(decode, rows, name);
}

/** Every record of the tree, parents before their children. */
export function flattenTree(nodes: readonly TreeNode[]): AnyRecord[] {
  return nodes.flatMap(({ record, children }) => [record, ...flattenTree(children)]);
}
