import { readPage, valueAt } from '@/api';
import { asObject, asText } from '@/api/wireValue';
import { readId } from '@/fields/reference/readId';
import type { TreeOption } from '@/widgets/tree/treeIndex';

/** Deeper nothing is read: an answer may hold itself. */
const DEEPEST = 20;

function nodesIn(raw: unknown, depth: number): TreeOption[] {
  const list = readPage(raw)?.rows ?? readPage(valueAt(raw, 'children'))?.rows ?? [];
  return list.flatMap((one) => {
    const node = asObject(one);
    const id = readId(node?.id ?? node?.value ?? node?.key);
    if (!node || id === null) return [];
    const children = depth < DEEPEST ? nodesIn(node.children ?? [], depth + 1) : [];
    return [{ id, label: asText(node.name ?? node.label ?? node.title) || id, ...(children.length > 0 && { children }), ...(node.disabled === true && { disabled: true }) }];
  });
}

/** The nodes of a tree's answer, `{id, name, children}`: a list, a page, or one node that holds the others. What is no node is left out. */
export function readTree(raw: unknown): TreeOption[] {
  const root = asObject(raw);
  return root && readId(root.id) !== null ? nodesIn([root], 0) : nodesIn(raw, 0);
}
