import type { Tree } from './json';
import type { Operation, Parameter } from './operationsOf';
import { shapeOf } from './shape';

const NUMBER = /^(?:page(?:[-_]?(?:num|no|number|index))?|current(?:[-_]?page)?|offset|skip)$/i;
const SIZE = /^(?:page[-_]?size|size|limit|per[-_]?page|page[-_]?limit|rows)$/i;

/** What a call that lists records is sent: its query, and what stands in its body. */
export function sentTo(document: Tree, operation: Operation): Parameter[] {
  if (!operation.body) return [...operation.query];
  const body = shapeOf(document, operation.body, `${operation.place}, body`);
  const inBody = [...body.properties].map(([name, child]) => ({
    name,
    schema: { ...child().keys, type: child().type },
    place: `${operation.place}, body ${name}`,
  }));
  return [...operation.query, ...inBody];
}

export function pagingOf(parameters: readonly Parameter[]): { readonly number?: Parameter; readonly size?: Parameter } {
  const number = parameters.find(({ name }) => NUMBER.test(name));
  const size = parameters.find(({ name }) => SIZE.test(name));
  return number && size ? { number, size } : {};
}
