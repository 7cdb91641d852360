import { posix } from 'node:path';
import { nodeAt, nodesAt, partOf, statementsOf, writtenValue, type SyntaxNode } from './syntax';

/** What a module exports, by name: the declaration as the compiler wrote it. */
type Surface = ReadonlyMap<string, string>;

const nameOf = (node: SyntaxNode | undefined): string =>
  String(node && (partOf(node, 'name') ?? partOf(node, 'value')));

/** Names that a declaration gives: one, or those of `const a, b`. */
const namesOf = (declaration: SyntaxNode): readonly string[] =>
  declaration.type === 'VariableDeclaration'
    ? nodesAt(declaration, 'declarations').map((one) => nameOf(nodeAt(one, 'id')))
    : [nameOf(nodeAt(declaration, 'id'))];

/**
 * What modules of declarations export, followed through all they export of others.
 *
 * @param declared declarations by path, in which other files are named by relative paths
 */
export function surfaces(declared: ReadonlyMap<string, string>): (path: string) => Surface {
  const known = new Map<string, Map<string, string>>();
  const of = (path: string): Surface => {
    const before = known.get(path);
    if (before) return before;
    const found = new Map<string, string>();
    known.set(path, found);
    const text = declared.get(path) ?? '';
    const add = (name: string, said: string) => found.set(name, [found.get(name), said].filter(Boolean).join('\n'));
    const statements = statementsOf(path, text);
    const inside = new Map(
      statements
        .filter((one) => nodeAt(one, 'id') ?? nodesAt(one, 'declarations').length > 0)
        .flatMap((one) => namesOf(one).map((name) => [name, text.slice(one.start, one.end)] as const)),
    );
    for (const node of statements) {
      const source = writtenValue(nodeAt(node, 'source'));
      const theirs =
        typeof source === 'string' && source.startsWith('.')
          ? of(posix.join(posix.dirname(path), source).replace(/\.js$/, '.d.ts'))
          : undefined;
      const declaration = nodeAt(node, 'declaration');
      if (node.type === 'ExportAllDeclaration') {
        const as = nodeAt(node, 'exported');
        if (as) add(nameOf(as), `export * as ${nameOf(as)} from ${String(source)};`);
        else for (const [name, said] of theirs ?? []) if (name !== 'default' && !found.has(name)) add(name, said);
      } else if (node.type === 'ExportNamedDeclaration' && declaration) {
        for (const name of namesOf(declaration)) add(name, text.slice(node.start, node.end));
      } else if (node.type === 'ExportNamedDeclaration') {
        for (const one of nodesAt(node, 'specifiers')) {
          const [local, exported] = [nameOf(nodeAt(one, 'local')), nameOf(nodeAt(one, 'exported'))];
          const said = (theirs ?? inside).get(local) ?? `export { ${local} } from ${String(source)};`;
          add(exported, local === exported ? said : `${said} // as ${exported}`);
        }
      } else if (node.type === 'ExportDefaultDeclaration') add('default', text.slice(node.start, node.end));
    }
    return found;
  };
  return of;
}
