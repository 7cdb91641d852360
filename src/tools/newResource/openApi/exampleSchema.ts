import { isTree, listOf, treeOf, type Tree } from './json';

/** The schema of a value that is only an example: its types, without rules. */
export function exampleSchema(value: unknown): Tree {
  if (Array.isArray(value)) return { type: 'array', items: exampleSchema(value[0]) };
  if (isTree(value))
    return {
      type: 'object',
      properties: Object.fromEntries(Object.entries(value).map(([name, one]) => [name, exampleSchema(one)])),
    };
  if (typeof value === 'number') return { type: Number.isInteger(value) ? 'integer' : 'number', example: value };
  if (typeof value === 'boolean') return { type: 'boolean' };
  if (typeof value === 'string')
    return {
      type: 'string',
      ...(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(value) && { format: 'date-time' }),
      ...(/^\d{4}-\d{2}-\d{2}$/.test(value) && { format: 'date' }),
      example: value,
    };
  return {};
}

const valueOf = (example: unknown): unknown => (isTree(example) && 'value' in example ? example.value : example);

/** How often rows stand in a value: the example that has most is the one to read. */
const richness = (value: unknown): number => JSON.stringify(value)?.length ?? 0;

/** The example of an answer or body that has one: `example`, or the longest of `examples`. */
export function exampleOf(content: Tree): unknown {
  if (content.example !== undefined) return content.example;
  const all = Array.isArray(content.examples)
    ? listOf(content.examples).map(valueOf)
    : Object.values(treeOf(content.examples)).map(valueOf);
  return all.filter((one) => typeof one === 'object').toSorted((a, b) => richness(b) - richness(a))[0];
}
