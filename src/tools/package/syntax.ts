import { parseSync } from 'vite';

/** A node of the syntax tree, of which only some kinds are looked at. */
export interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string' && 'start' in value;

/** A part of a node: another node, several, or a value. */
export const partOf = (node: SyntaxNode, name: string): unknown => Reflect.get(node, name);

export function nodeAt(node: SyntaxNode, name: string): SyntaxNode | undefined {
  const part = partOf(node, name);
  return isNode(part) ? part : undefined;
}

export function nodesAt(node: SyntaxNode, name: string): readonly SyntaxNode[] {
  const part = partOf(node, name);
  return Array.isArray(part) ? part.filter(isNode) : [];
}

/** The statements of a module, in their order. */
export function statementsOf(file: string, code: string): readonly SyntaxNode[] {
  const { program, errors } = parseSync(file, code);
  const [error] = errors;
  if (error) throw new Error(`${file}: ${error.message}`);
  return program.body.filter(isNode);
}

/** All nodes below some, each before what it holds. */
export function* nodesBelow(nodes: readonly SyntaxNode[]): Generator<SyntaxNode> {
  for (const node of nodes) {
    yield node;
    for (const part of Object.values(node)) {
      if (Array.isArray(part)) yield* nodesBelow(part.filter(isNode));
      else if (isNode(part)) yield* nodesBelow([part]);
    }
  }
}

/** The value of a node that is written out: a text, a list, an object of such. Undefined for all else. */
export function writtenValue(node: SyntaxNode | undefined): unknown {
  if (!node) return undefined;
  if (node.type === 'Literal') return partOf(node, 'value');
  if (node.type === 'ArrayExpression') return nodesAt(node, 'elements').map(writtenValue);
  if (node.type === 'ObjectExpression')
    return Object.fromEntries(
      nodesAt(node, 'properties').map((one) => {
        const key = nodeAt(one, 'key');
        return [String(key && (partOf(key, 'name') ?? partOf(key, 'value'))), writtenValue(nodeAt(one, 'value'))];
      }),
    );
  return undefined;
}
