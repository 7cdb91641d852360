import { answerWire, dataIn } from './answerWire';
import { withLongTexts } from './losslessJson';
import { randomId } from './randomId';
import { asObject } from './wireValue';

/**
 * `data` of an answer with long integers as `bigint`, so that it can be sent again as it came. Where `losslessJson`
 * makes them texts, which other servers refuse.
 *
 * @example exactData('/shop/cars/7', '{"id": 9007199254740993}') // { id: 9007199254740993n }
 */
export function exactData(path: string, text: string): unknown {
  const mark = randomId();
  const body: unknown = JSON.parse(withLongTexts(text, mark), (_key, value: unknown) =>
    typeof value === 'string' && value.startsWith(mark) ? BigInt(value.slice(mark.length)) : value,
  );
  const wire = answerWire(path);
  return wire.bare ? body : dataIn(asObject(body), wire);
}
