import { textOf, treeOf, type Tree } from './json';
import { shapeOf } from './shape';

/** A parameter in the query of a call. */
export interface Parameter {
  readonly name: string;
  /** Its schema, with the description among its keywords. */
  readonly schema: Tree;
  readonly place: string;
  /** A call without it is refused. */
  readonly required?: boolean;
}

/** The schema of a parameter of either version, its description beside it. */
export function parameterSchema({ schema, content, name: _name, in: _in, required: _required, ...own }: Tree): Tree {
  const { description, example } = own;
  const said = schema ?? treeOf(Object.values(treeOf(content))[0]).schema;
  return said === undefined
    ? own
    : {
        ...(description !== undefined && { description }),
        ...(example !== undefined && { example }),
        ...treeOf(said),
      };
}

/** The names in a path like `/devices{?page,pageSize}`, and the path without them. */
export function queryInPath(path: string): { readonly path: string; readonly names: readonly string[] } {
  const names = [...path.matchAll(/\{[?&]([^}]*)\}/g)].flatMap(([, list = '']) =>
    list.split(',').map((name) => name.replace(/\*$/, '').trim()),
  );
  const [plain = '', query = ''] = path.replace(/\{[?&][^}]*\}/g, '').split('?');
  const inQuery = query.split('&').map((part) => part.split('=')[0] ?? '');
  return { path: plain, names: [...names, ...inQuery].filter(Boolean) };
}

/** A parameter that is an object, such as Spring's `Pageable`, is one parameter for each of its properties. */
function unfolded(document: Tree, parameter: Tree, place: string): Parameter[] {
  const name = String(parameter.name);
  const schema = parameterSchema(parameter);
  const shape = shapeOf(document, schema, place);
  const deep = parameter.style === 'deepObject';
  if (shape.properties.size === 0 || (parameter.explode === false && !deep))
    return [{ name, schema, place, ...(parameter.required === true && { required: true }) }];
  return [...shape.properties].map(([own, child]) => ({
    name: deep ? `${name}[${own}]` : own,
    schema: { ...child().keys, type: child().type },
    place: `${place}.${own}`,
    ...(shape.required.has(own) && parameter.required === true && { required: true }),
  }));
}

/** What a call takes in its query, by the names it is sent as. */
export function queryOf(
  document: Tree,
  place: string,
  parameters: readonly Tree[],
  inPath: readonly string[],
): Parameter[] {
  const said = parameters
    .filter((one) => one.in === 'query')
    .flatMap((one) => unfolded(document, one, `${place}, parameter ${String(one.name)}`));
  const known = new Set(said.map(({ name }) => name));
  const unsaid = inPath
    .filter((name) => !known.has(name))
    .map((name) => ({ name, schema: { type: 'string' }, place: `${place}, parameter ${name}` }));
  return [...said, ...unsaid].filter(({ name }) => textOf(name) !== undefined);
}
