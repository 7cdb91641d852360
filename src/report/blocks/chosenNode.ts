import { asText } from '@/api';
import { pickedParams, type TreeNode, type TreeOf } from './readTree';

type Values = Readonly<Record<string, unknown>>;

/** A node with those above it, the top first. */
export interface ChosenNode {
  readonly node: TreeNode;
  readonly says: Readonly<Record<string, string>>;
  readonly above: readonly TreeNode[];
}

/** Every node that can be chosen, in the order of the tree. */
function choices(nodes: readonly TreeNode[], above: readonly TreeNode[] = []): ChosenNode[] {
  return nodes.flatMap((node) => [
    ...(node.says && node.disabled !== true ? [{ node, says: node.says, above }] : []),
    ...choices(node.children ?? [], [...above, node]),
  ]);
}

/**
 * The node that the parameters mean: of those that say the first of them the one that agrees with most of the others;
 * while there is none, the first on the level `first`. Undefined for what the tree does not have, and for nothing.
 */
export function chosenNode(
  tree: readonly TreeNode[],
  block: Pick<TreeOf, 'picks' | 'first'>,
  values: Values,
): ChosenNode | undefined {
  const [main = '', ...others] = pickedParams(block);
  const all = choices(tree);
  const selected = asText(values[main]);
  if (selected === '')
    return block.first === undefined ? undefined : (all.find(({ node }) => node.level === block.first) ?? all[0]);
  const agrees = ({ says }: ChosenNode) =>
    others.filter((param) => asText(values[param]) !== '' && says[param] === asText(values[param])).length;
  return all.filter(({ says }) => says[main] === selected).toSorted((one, other) => agrees(other) - agrees(one))[0];
}

/** The parameters with what a node says of them; those it says nothing of are empty. */
export function withNode(block: Pick<TreeOf, 'picks'>, values: Values, says: ChosenNode['says']): Values {
  return { ...values, ...Object.fromEntries(pickedParams(block).map((param) => [param, says[param] ?? null])) };
}
