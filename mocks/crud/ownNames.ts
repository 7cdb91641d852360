import { isObject, objectOf, type Call } from '@/schema';
import type { Incoming } from '../core/incoming';

/** What was sent inside of one property of the body, beside what stands in the path. */
export function unwrapped({ wrap }: Pick<Call, 'wrap'>, params: Incoming['params']): Incoming['params'] {
  if (wrap === undefined || !isObject(params[wrap])) return params;
  const { [wrap]: inner, ...beside } = params;
  return { ...beside, ...objectOf(inner) };
}

/** Parameters also under the names they have when the call does not rename them. */
export function ownNames(call: Call, given: Incoming['params']): Incoming['params'] {
  const { names = {} } = call;
  const params = unwrapped(call, given);
  const renamed = Object.entries(names).filter(([, sent]) => params[sent] !== undefined);
  return { ...params, ...Object.fromEntries(renamed.map(([own, sent]) => [own, params[sent]])) };
}
