import type { Parameter } from './parameters';
import type { Shape } from './shape';

export const JSON_API = 'application/vnd.api+json';

const inside = (shape: Shape, name: string): Shape | undefined => shape.properties.get(name)?.();

/** All that a record of JSON:API has. */
const PARTS = new Set(['type', 'id', 'attributes', 'relationships', 'links', 'meta']);

/** Whether a shape is a record of JSON:API: what it says stands in `attributes`, and nothing of it beside them. */
export const isJsonApi = (shape: Shape): boolean =>
  shape.properties.has('type') &&
  (inside(shape, 'attributes')?.properties.size ?? 0) > 0 &&
  [...shape.properties.keys()].every((name) => PARTS.has(name));

/** The id or ids that a relationship of JSON:API holds, as the service reads and sends them. */
function relationOf(shape: Shape): Shape | undefined {
  const data = inside(shape, 'data');
  const one = data?.type === 'array' ? data.items?.() : data;
  const id = one && inside(one, 'id');
  if (!data || !id) return undefined;
  // the id of another record, whatever the relationship is called
  const link = { ...id, keys: { ...id.keys, 'x-relation': true }, place: shape.place };
  return data.type === 'array' ? { ...data, items: () => link } : link;
}

/** A record of JSON:API as the console reads it: its id, its attributes, and the ids of what it is related to. */
export function plainOfJsonApi(shape: Shape): Shape {
  if (!isJsonApi(shape)) return shape;
  const [id, attributes, relationships] = ['id', 'attributes', 'relationships'].map((name) => inside(shape, name));
  const related = [...(relationships?.properties ?? [])].flatMap(([name, child]): [string, () => Shape][] => {
    const relation = relationOf(child());
    return relation ? [[name, () => relation]] : [];
  });
  return {
    ...shape,
    type: 'object',
    properties: new Map([
      ...(id ? [['id', () => id] as const] : []),
      ...(attributes?.properties ?? []),
      ...related.filter(([name]) => !attributes?.properties.has(name)),
    ]),
    required: new Set([...(attributes?.required ?? []), ...(relationships?.required ?? [])]),
  };
}

/** What a form of JSON:API asks for: the record inside `data`. */
export function bodyOfJsonApi(shape: Shape): Shape {
  const data = inside(shape, 'data');
  return data && isJsonApi(data) ? plainOfJsonApi(data) : shape;
}

/** Whether a call is about the relationships of a record alone: `/roles/{id}/relationships/groups`. */
export const isRelationship = ({ path }: { readonly path: string }): boolean => /\}\/relationships\/[\w-]+$/.test(path);

/** A parameter of a list by the console's name for it: `filter[name]` is `name`, `include` and `fields` are none. */
export function plainParameter(parameter: Parameter): Parameter[] {
  const [, filter] = /^filter\[([\w.-]+)\]$/.exec(parameter.name) ?? [];
  if (filter !== undefined) return [{ ...parameter, name: filter }];
  return /^(?:filter|fields|page)\[|^include$/.test(parameter.name) ? [] : [parameter];
}
