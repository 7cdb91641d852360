import type { Call } from '@/schema';
import type { Incoming } from '../core/incoming';

/** Parameters also under the names they have when the call does not rename them. */
export function ownNames({ names = {} }: Call, params: Incoming['params']): Incoming['params'] {
  const renamed = Object.entries(names).filter(([, sent]) => params[sent] !== undefined);
  return { ...params, ...Object.fromEntries(renamed.map(([own, sent]) => [own, params[sent]])) };
}
