import { parseAst } from 'vite';

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;
const asObject = (value: unknown): Node | undefined => (isNode(value) ? value : undefined);

/** What starts a console, and where its options stand among what it is called with. */
const STARTS: ReadonlyMap<string, number> = new Map([
  ['startConsole', 0], // startConsole({ auth })
  ['Console', 1], // jsx(Console, { auth })
]);

function nodesOf(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesOf);
  const node = asObject(value);
  return node ? [node, ...Object.values(node).flatMap(nodesOf)] : [];
}

const nameOf = (node: unknown): unknown => {
  const { name, value } = { name: undefined, value: undefined, ...asObject(node) };
  return name ?? value;
};

/** Whether these options, as far as the module says them, name a sign-in. */
function saysAuth(options: unknown, known: ReadonlyMap<unknown, unknown>): boolean {
  const node = asObject(options);
  const inner = (...names: string[]) => names.some((name) => saysAuth(node?.[name], known));
  switch (node?.type) {
    case 'ObjectExpression':
      return [node.properties].flat().some((one) => {
        const { key, argument } = { key: undefined, argument: undefined, ...asObject(one) };
        return nameOf(key) === 'auth' || saysAuth(argument, known);
      });
    case 'ConditionalExpression':
      return inner('consequent', 'alternate');
    case 'LogicalExpression':
      return inner('left', 'right');
    case 'Identifier':
      return saysAuth(known.get(node.name), new Map([...known].filter(([name]) => name !== node.name)));
    default:
      return false;
  }
}

/**
 * Whether a module starts the console with a sign-in of another kind than the platform's, so that the form of the
 * latter is in nobody's way.
 *
 * @param code JavaScript
 */
export function hasOwnSignIn(code: string): boolean {
  if (!code.includes('auth') || ![...STARTS.keys()].some((name) => code.includes(name))) return false;
  const nodes = nodesOf(parseAst(code));
  const locals = new Map(STARTS);
  for (const { type, imported, local } of nodes) {
    const place = STARTS.get(String(nameOf(imported)));
    if (type === 'ImportSpecifier' && place !== undefined) locals.set(String(nameOf(local)), place);
  }
  const known = new Map(
    nodes.flatMap(({ type, id, init }) => (type === 'VariableDeclarator' ? [[nameOf(id), init] as const] : [])),
  );
  return nodes.some(({ type, callee, arguments: given }) => {
    if (type !== 'CallExpression' || !Array.isArray(given)) return false;
    const [first]: unknown[] = given;
    const called = locals.get(String(nameOf(callee)));
    const drawn = locals.get(String(nameOf(first)));
    return (called === 0 && saysAuth(first, known)) || (drawn === 1 && saysAuth(given[1], known));
  });
}
