import type { NestedTexts } from '@/schema';

export type Texts = NestedTexts;

/**
 * Texts as one; where two say the same key, the later one is heard.
 *
 * @example mergeMessages({ form: { a: 'A' } }, { form: { b: 'B' } }) // { form: { a: 'A', b: 'B' } }
 * @public
 */
export function mergeMessages(...all: readonly Texts[]): Texts {
  const merged = new Map<string, string | Texts | undefined>();
  for (const texts of all) {
    for (const [key, value] of Object.entries(texts)) {
      const known = merged.get(key);
      const both = typeof known === 'object' && typeof value === 'object';
      merged.set(key, both ? mergeMessages(known, value) : value);
    }
  }
  return Object.fromEntries(merged);
}
