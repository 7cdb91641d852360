import { existsSync, readdirSync, readFileSync } from 'node:fs';

interface Texts {
  readonly [key: string]: string | Texts;
}

/** Nested texts by dotted key. */
const keysOf = (texts: Texts, above = ''): string[] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [above + key] : keysOf(value, `${above}${key}.`),
  );

/** Files of texts of a folder, by the code of their language; one that cannot be read says nothing. */
function filesIn(folder: string): ReadonlyMap<string, ReadonlySet<string>> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return new Map(
    files.map((file) => {
      try {
        return [file.slice(0, -5), new Set(keysOf(JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as Texts))];
      } catch {
        return [file.slice(0, -5), new Set<string>()];
      }
    }),
  );
}

const areasIn = (locales: string): string[] =>
  existsSync(locales)
    ? readdirSync(locales, { withFileTypes: true })
        .filter((one) => one.isDirectory())
        .map(({ name }) => name)
    : [];

/** Codes of the languages that anything is written in. */
export const localesIn = (locales: string): string[] => [
  ...new Set(areasIn(locales).flatMap((area) => [...filesIn(`${locales}/${area}`).keys()])),
];

/**
 * Files that lack a text which their area has in another language, `<area>/<locale>`: only of those must the console
 * load what stands in for it.
 */
export function partialTexts(locales: string): string[] {
  return areasIn(locales).flatMap((name) => {
    const files = filesIn(`${locales}/${name}`);
    const all = new Set([...files.values()].flatMap((keys) => [...keys]));
    return [...files].flatMap(([locale, keys]) => (keys.size < all.size ? [`${name}/${locale}`] : []));
  });
}
