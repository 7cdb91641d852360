import type { Texts } from './mergeMessages';

/** Around every text of the locales in a pseudo-locale run, so that a text from nowhere shows at once. */
export const PSEUDO = { open: '⟦', close: '⟧' } as const;

/**
 * The same texts, marked. Placeholders and what only names other texts (`$like`) stay as they are; an empty text stays
 * empty.
 */
export function pseudoTexts(texts: Texts): Texts {
  return Object.fromEntries(
    Object.entries(texts).map(([key, value]) => {
      if (typeof value === 'object') return [key, pseudoTexts(value)];
      return [key, value && !key.startsWith('$') ? `${PSEUDO.open}${value}${PSEUDO.close}` : value];
    }),
  );
}
