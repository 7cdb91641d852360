import type { Tree } from './json';
import { keyOf, lastNamed } from './paths/keyOf';
import type { Operation } from './operationsOf';
import { readAnswer, type Answer } from './readAnswer';
import { isParam } from './roles';
import { shapeOf, type Shape } from './shape';

/** What a call answers, as far as the document says it. */
export function answerOf(document: Tree, operation: Operation): Answer {
  if (!operation.answer) return {};
  const shape = shapeOf(document, operation.answer, `${operation.place}, answer`);
  const path = isParam(operation.path.split('/').at(-1)) ? '' : lastNamed(operation.path);
  return readAnswer(shape, path, keyOf(operation.path));
}

/** A record that stands in an answer beside something else, as `transaction` of `{transaction: {…}, values: […]}`. */
export interface Part {
  /** `transaction` */
  readonly at: string;
  readonly record: Shape;
  readonly others: readonly string[];
}

/** The part of what one call answers that is such a record as another lists; undefined where all of it is. */
export function partOfAnswer(
  document: Tree,
  one: Operation | undefined,
  listing: Operation | undefined,
): Part | undefined {
  const row = listing && answerOf(document, listing).row;
  const { record, at: known, envelope, format } = one ? answerOf(document, one) : {};
  if (row?.name === undefined || !record || known !== undefined || envelope || format) return undefined;
  if ([...row.properties.keys()].some((name) => record.properties.has(name))) return undefined;
  const parts = [...record.properties].filter(([, child]) => child().name === row.name);
  const [[at, child] = []] = parts;
  if (parts.length !== 1 || at === undefined || child === undefined) return undefined;
  return { at, record: child(), others: [...record.properties.keys()].filter((name) => name !== at) };
}
