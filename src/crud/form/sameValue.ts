import { isEmpty } from '@/schema';

const plain = (value: unknown): string => (isEmpty(value) ? '' : JSON.stringify(value));

/** Whether a field says the same with both values; empty is empty, whichever way. */
export function sameValue(a: unknown, b: unknown): boolean {
  return plain(a) === plain(b);
}
