import { readPage, valueAt, asCode, asObject, asText } from '@/api';
import { readId } from '@/fields/internal';
import { blockFacts, type Block, type WireRow } from '@/schema';
import type { TreeOption } from '@/widgets';

export type TreeOf = Extract<Block, { readonly kind: 'tree' }>;

/** A node of a tree's answer. Its id is unique in the tree: the same record may stand below several nodes. */
export interface TreeNode extends TreeOption {
  readonly children?: TreeNode[];
  /** '' where the block names no levels. */
  readonly level: string;
  /** Parameters it says, by name; undefined for a node that is only opened. */
  readonly says: Readonly<Record<string, string>> | undefined;
}

type How = Pick<TreeOf, 'picks' | 'from' | 'levels'>;

interface Above {
  readonly id: string;
  readonly depth: number;
  /** What is said so far, by the parameter. */
  readonly says: Readonly<Record<string, string>>;
}

/** Deeper nothing is read: an answer may hold itself. */
const DEEPEST = 20;
const TOP: Above = { id: '', depth: 0, says: {} };

export const isTree = (block: Block): block is TreeOf => blockFacts(block).aside === true;

export const pickedParams = ({ picks }: Pick<TreeOf, 'picks'>): readonly string[] =>
  typeof picks === 'string' ? [picks] : picks;

/** `{desc}` or `{name}` of a coded word, else the word. */
const words = (value: unknown): string => asText(asObject(value)?.desc ?? asObject(value)?.name ?? value);

function levelOf(node: WireRow, depth: number, levels: readonly string[]): string {
  const said = asCode(node.nodeType ?? node.type).toLowerCase();
  return levels.find((level) => level.toLowerCase() === said) ?? levels[Math.min(depth, levels.length - 1)] ?? '';
}

/** What a node itself says of a parameter. */
function saidBy(node: WireRow, id: string, level: string, properties: readonly string[]): string | undefined {
  for (const property of properties) {
    const [on, name] = property.includes('.') ? property.split('.') : [level, property];
    const value = on !== level ? null : name === 'id' ? id : readId(node[name ?? '']);
    if (value !== null) return value;
  }
  return undefined;
}

function nodesIn(raw: unknown, how: How, above: Above): TreeNode[] {
  const { picks, from = {}, levels = [] } = how;
  const list =
    readPage(raw)?.rows ?? readPage(valueAt(raw, 'children'))?.rows ?? readPage(valueAt(raw, 'tree'))?.rows ?? [];
  const [first = '', ...others] = pickedParams(how);
  return list.flatMap((one): TreeNode[] => {
    const node = asObject(one);
    const own = readId(node?.id ?? node?.value ?? node?.key ?? node?.[first] ?? node?.code);
    if (!node || own === null) return [];
    const id = above.id === '' ? own : `${above.id}.${own}`;
    const level = levelOf(node, above.depth, levels);
    const said = (param: string) => saidBy(node, own, level, from[param] ?? [picks === param ? 'id' : param]);
    const main = said(first);
    const told = Object.fromEntries(
      others.flatMap((param) =>
        [said(param) ?? above.says[param]].flatMap((value) => (value === undefined ? [] : [[param, value]])),
      ),
    );
    const children =
      above.depth < DEEPEST
        ? nodesIn(node.children ?? node.childList ?? [], how, { id, depth: above.depth + 1, says: told })
        : [];
    return [
      {
        id,
        level,
        label: words(node.name) || words(node.label) || asText(node.title) || own,
        says: main === undefined ? undefined : { ...told, [first]: main },
        ...(children.length > 0 && { children }),
        ...(node.disabled === true && { disabled: true }),
      },
    ];
  });
}

/**
 * The nodes of a tree's answer, `{id, name, children}`: a list, a page, or one node that holds the others. What is no
 * node is left out.
 *
 * @example readTree({ list: [{ id: '7', name: 'Roof' }] }, { picks: 'depotId' })
 * @public
 */
export function readTree(raw: unknown, how: How): TreeNode[] {
  const root = asObject(raw);
  return root && readId(root.id) !== null ? nodesIn([root], how, TOP) : nodesIn(raw, how, TOP);
}
