import type { AnyRecord, TreeNode } from '@/schema';
import type { RowItem } from '../list/rowItems';

/** Ids of all nodes that have children. */
export function branches(nodes: readonly TreeNode[]): string[] {
  return nodes.flatMap(({ record, children }) => (children.length > 0 ? [record.id, ...branches(children)] : []));
}

/** Every node, children included. */
export function countNodes(nodes: readonly TreeNode[]): number {
  return nodes.reduce((sum, { children }) => sum + 1 + countNodes(children), 0);
}

export interface TreeFind {
  /** The finds, each with everything above and below it. */
  readonly nodes: readonly TreeNode[];
  /** Ids of the finds themselves. */
  readonly hits: ReadonlySet<string>;
  /** Ids of what has a find below it. */
  readonly above: ReadonlySet<string>;
}

/** The nodes that are sought, with the way down to each. */
export function searchNodes(nodes: readonly TreeNode[], isFound: (record: AnyRecord) => boolean): TreeFind {
  const [hits, above] = [new Set<string>(), new Set<string>()];
  const keep = (node: TreeNode): TreeNode[] => {
    const { record } = node;
    const found = isFound(record);
    if (found) hits.add(record.id);
    const children = node.children.flatMap(keep);
    if (children.length > 0) above.add(record.id);
    if (found) return [node];
    return children.length > 0 ? [{ record, children }] : [];
  };
  return { nodes: nodes.flatMap(keep), hits, above };
}

/** The nodes on view as rows: those under open branches, parents first, and among them the `hits` of a search. */
export function treeRows(
  nodes: readonly TreeNode[],
  isOpen: (id: string) => boolean,
  hits?: ReadonlySet<string>,
  level = 1,
): RowItem[] {
  return nodes.flatMap(({ record, children }): RowItem[] => {
    const row = { key: record.id, record, level, ...(hits?.has(record.id) && { hit: true }) };
    if (children.length === 0) return [row];
    const open = isOpen(record.id);
    return [{ ...row, open, children: children.length }, ...(open ? treeRows(children, isOpen, hits, level + 1) : [])];
  });
}
