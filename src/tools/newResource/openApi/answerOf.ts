import type { Tree } from './json';
import { keyOf, lastNamed } from './keyOf';
import type { Operation } from './operationsOf';
import { readAnswer, type Answer } from './readAnswer';
import { isParam } from './roles';
import { shapeOf } from './shape';

/** What a call answers, as far as the document says it. */
export function answerOf(document: Tree, operation: Operation): Answer {
  if (!operation.answer) return {};
  const shape = shapeOf(document, operation.answer, `${operation.place}, answer`);
  const path = isParam(operation.path.split('/').at(-1)) ? '' : lastNamed(operation.path);
  return readAnswer(shape, path, keyOf(operation.path));
}
