import { isTree, listOf, pointed, textOf, textsOf, treeOf, type Tree } from './json';

export type ShapeType = 'object' | 'array' | 'string' | 'integer' | 'number' | 'boolean' | 'file' | 'any';

/** A schema of the document with references followed and parts merged. What is inside is read when it is asked for. */
export interface Shape {
  readonly type: ShapeType;
  readonly keys: Tree;
  /** Name of the component it is. */
  readonly name?: string;
  readonly place: string;
  readonly properties: ReadonlyMap<string, () => Shape>;
  readonly required: ReadonlySet<string>;
  readonly items?: () => Shape;
  /** Why it cannot be read as one thing. */
  readonly unclear?: string;
  /** The several things it may be. */
  readonly choices?: readonly (() => Shape)[];
}

/** Why a schema inside of itself cannot be read. */
export const SELF = 'It refers to itself.';

const TYPES: readonly string[] = ['object', 'array', 'string', 'integer', 'number', 'boolean', 'file'];
const isType = (value: unknown): value is ShapeType => typeof value === 'string' && TYPES.includes(value);

function typeOf(keys: Tree): ShapeType {
  const said = Array.isArray(keys.type) ? keys.type.find((one) => one !== 'null') : keys.type;
  if (
    said === 'string' &&
    (keys.format === 'binary' || (keys.contentMediaType !== undefined && keys.contentEncoding === undefined))
  )
    return 'file';
  if (isType(said)) return said;
  if (keys.properties !== undefined) return 'object';
  if (keys.items !== undefined) return 'array';
  const codes = listOf(keys.enum);
  if (codes.length > 0) return codes.every((one) => typeof one === 'number') ? 'integer' : 'string';
  return 'any';
}

const nothing = (place: string, keys: Tree, unclear?: string): Shape => ({
  type: 'any',
  keys,
  place,
  properties: new Map(),
  required: new Set(),
  ...(unclear && { unclear }),
});

/** Choices that are single values are codes with their words. */
function codesOf(choices: readonly Tree[]): Tree | undefined {
  const values = choices.map((one) => one.const ?? (listOf(one.enum).length === 1 ? listOf(one.enum)[0] : undefined));
  if (values.some((one) => one === undefined)) return undefined;
  return {
    enum: values,
    'x-enum-descriptions': choices.map((one) => textOf(one.title) ?? textOf(one.description) ?? ''),
  };
}

/** Whether a choice says only that nothing may be there: null, or a text that is empty. */
function isNothing(document: Tree, one: Tree): boolean {
  const target = typeof one.$ref === 'string' && one.$ref.startsWith('#/') ? treeOf(pointed(document, one.$ref)) : one;
  const codes = listOf(target.enum);
  return target.type === 'null' || (codes.length > 0 && codes.every((code) => code === null || code === ''));
}

/** Later parts say more: they win, and requirements add up. */
function merged(parts: readonly Shape[], keys: Tree, place: string): Shape {
  const all: Tree = Object.assign({}, ...parts.map((one) => one.keys), keys);
  const items = parts.findLast((one) => one.items)?.items;
  const unclear = parts.find((one) => one.unclear)?.unclear;
  const properties = new Map(parts.flatMap((one) => [...one.properties]));
  return {
    type: properties.size > 0 ? 'object' : (parts.findLast((one) => one.type !== 'any')?.type ?? typeOf(all)),
    keys: all,
    place,
    properties,
    required: new Set(parts.flatMap((one) => [...one.required])),
    ...(items && { items }),
    ...(unclear && { unclear }),
  };
}

/**
 * Reads a schema: `$ref` is followed, `allOf` merged, null among the types left out. What is one of several things,
 * refers to itself or to another file says so in `unclear`.
 *
 * @param trail references followed on the way here
 */
export function shapeOf(document: Tree, node: unknown, place: string, trail: readonly string[] = []): Shape {
  const { $ref, allOf, oneOf, anyOf, ...keys } = treeOf(node);
  const inside = (child: unknown, at: string) => shapeOf(document, child, at, trail);
  if (typeof $ref === 'string') {
    if (!$ref.startsWith('#/')) return nothing(place, keys, `It points to another file, "${$ref}".`);
    if (trail.includes($ref)) return nothing(place, keys, SELF);
    const target = pointed(document, $ref);
    if (!isTree(target)) return nothing(place, keys, `"${$ref}" leads nowhere.`);
    const found = shapeOf(document, target, $ref, [...trail, $ref]);
    return {
      ...found,
      keys: { ...found.keys, ...keys },
      name: $ref.split('/').pop() ?? '',
      place: found.type === 'object' ? $ref : place,
    };
  }
  const all = [...listOf(oneOf), ...listOf(anyOf)].map(treeOf);
  const choices = all.filter((one) => !isNothing(document, one));
  const nullable = choices.length < all.length ? { nullable: true } : {};
  const codes = choices.length > 1 ? codesOf(choices) : undefined;
  const own = { ...keys, ...nullable, ...codes };
  const self: Shape = {
    type: typeOf(own),
    keys: keys.const === undefined ? own : { enum: [keys.const], ...own },
    place,
    properties: new Map(
      Object.entries(treeOf(keys.properties)).map(([name, child]) => [
        name,
        () => inside(child, `${place}/properties/${name}`),
      ]),
    ),
    required: new Set(textsOf(keys.required)),
    ...(keys.items !== undefined && { items: () => inside(keys.items, `${place}/items`) }),
    ...(choices.length > 1 &&
      !codes && {
        unclear: 'It is one of several things.',
        choices: choices.map((choice) => () => inside(choice, place)),
      }),
  };
  const [only] = choices;
  const parts = [...listOf(allOf), ...(choices.length === 1 && only ? [only] : [])].map((part) => inside(part, place));
  if (parts.length === 0) return self;
  const whole = merged([...parts, self], { ...keys, ...nullable }, place);
  const name = parts.length === 1 ? parts[0]?.name : undefined;
  return { ...whole, ...(name && { name }) };
}
