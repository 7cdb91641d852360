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

/** The nodes that are sought, each with everything above it and, as it was found, everything below. */
export function searchNodes(nodes: readonly TreeNode[], isFound: (record: AnyRecord) => boolean): TreeNode[] {
  return nodes.flatMap((node) => {
    if (isFound(node.record)) return [node];
    const children = searchNodes(node.children, isFound);
    return children.length > 0 ? [{ record: node.record, children }] : [];
  });
}

/** The nodes on view as rows: those under open branches, parents first. */
export function treeRows(nodes: readonly TreeNode[], isOpen: (id: string) => boolean, level = 1): RowItem[] {
  return nodes.flatMap(({ record, children }): RowItem[] => {
    if (children.length === 0) return [{ key: record.id, record, level }];
    const open = isOpen(record.id);
    return [{ key: record.id, record, level, open }, ...(open ? treeRows(children, isOpen, level + 1) : [])];
  });
}
