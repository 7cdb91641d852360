import type { Id, TreeNode } from '@/schema';
import type { TreeOption } from '@/widgets/tree/treeIndex';

/** Nodes as something to choose from, without one node and everything below it. */
export function treeOptions(nodes: readonly TreeNode[], without?: Id): TreeOption[] {
  return nodes
    .filter(({ record }) => record.id !== without)
    .map(({ record, children }) => ({
      id: record.id,
      label: record.$title ?? record.id,
      children: treeOptions(children, without),
    }));
}
