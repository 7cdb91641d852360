import { existsSync, readFileSync } from 'node:fs';

export interface Texts {
  readonly [key: string]: string | Texts;
}

const read = (path: string): Texts => (existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Texts) : {});

/** Texts above others: each takes the place of the one with its key, and no other. */
export function over(below: Texts, own: Texts): Texts {
  const merged = Object.entries(own).map(([key, value]) => {
    const other = below[key];
    return [key, typeof value === 'object' && typeof other === 'object' ? over(other, value) : value];
  });
  return { ...below, ...Object.fromEntries(merged) };
}

/**
 * A file of texts as several folders have it; what a later one says stands above.
 *
 * @param path below each of them: `locales/common/en.json`
 */
export const mergedTexts = (roots: readonly string[], path: string): Texts =>
  roots.map((root) => read(`${root}/${path}`)).reduce(over, {});
