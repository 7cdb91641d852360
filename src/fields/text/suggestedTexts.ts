import { objectOf, foldText } from '@/schema';
import { codeText, descText } from '../enumeration/codeDesc';

const words = (node: unknown): string => descText(node) ?? codeText(node) ?? '';
const under = (node: unknown): readonly unknown[] => {
  const { children }: { readonly children?: unknown } = objectOf(node);
  return Array.isArray(children) ? children : [];
};

/**
 * What a list or a tree of choices suggests to type, each once.
 *
 * @param above a text of the tree, by its words or its code: what is below it; below any where the tree has no such
 *   text. Undefined: the top of the tree
 */
export function suggestedTexts(tree: readonly unknown[], above?: unknown): string[] {
  const named =
    typeof above === 'string'
      ? tree.filter((node) => [words(node), codeText(node) ?? ''].map(foldText).includes(foldText(above)))
      : [];
  const nodes = above === undefined ? tree : (named.length > 0 ? named : tree).flatMap(under);
  return [...new Set(nodes.map(words))].filter((one) => one !== '');
}
