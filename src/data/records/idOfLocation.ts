import { lastPart } from '@/api/internal';
import type { Call, Id } from '@/schema';

/**
 * The id of a new record by the address that the answer names (`Location: /shop/orders/7`). An address of something
 * else, as of the job that makes the record, has none: what stands before the id is part of the call.
 */
export function idOfLocation(location: string, call: Call): Id {
  const path = location.replace(/[?#].*$/, '').replace(/\/$/, '');
  const list = lastPart(path.slice(0, path.lastIndexOf('/')));
  return list !== undefined && call.path.split('/').includes(list) ? (lastPart(path) ?? '') : '';
}
