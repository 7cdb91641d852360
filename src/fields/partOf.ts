import { objectOf } from '@/schema';
import { codeText } from './enumeration/codeDesc';

const same = (one: string | null, other: string): boolean => one?.toLowerCase() === other.toLowerCase();

/** A part of what a list says of a choice, as text; the first of several. `null` where it says nothing of it. */
export function partOf(list: readonly unknown[], key: string, chosen: string, part: string): string | null {
  for (const one of list) {
    const row = new Map<string, unknown>(Object.entries(objectOf(one)));
    if (!same(codeText(row.get(key)), chosen)) continue;
    const value = row.get(part);
    const text = codeText(Array.isArray(value) ? value[0] : value);
    if (text !== null) return text;
  }
  return null;
}
