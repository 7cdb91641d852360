import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** What a project promises of a language: all of its texts, or those of some folders of `locales`. */
export type Promised = 'complete' | readonly string[];

const isNames = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

/** Names of the folders in one. */
export const foldersIn = (path: string): string[] =>
  existsSync(path)
    ? readdirSync(path, { withFileTypes: true })
        .filter((one) => one.isDirectory())
        .map(({ name }) => name)
    : [];

const codesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((file) => file.endsWith('.json'))
        .map((file) => file.slice(0, -5))
    : [];

/** What a project that has no schemas yet begins with. */
const USUAL = ['en', 'zh'];

/** Languages in which every area of schemas has a file; English where there is none. */
function found(root: string): [string, Promised][] {
  const areas = foldersIn(`${root}/schemas`).map((area) => codesIn(`${root}/locales/${area}`));
  if (areas.length === 0) return USUAL.map((code) => [code, 'complete']);
  const shared = (areas[0] ?? []).filter((code) => areas.every((codes) => codes.includes(code)));
  return (shared.length > 0 ? shared : ['en']).map((code) => [code, 'complete']);
}

/**
 * The languages of a project, each with what of it must be there: `locales/languages.json`. Without that file, those
 * that all areas of schemas have texts in.
 *
 * @throws Error when the file says anything else
 */
export function languagesIn(root: string): ReadonlyMap<string, Promised> {
  const path = `${root}/locales/languages.json`;
  if (!existsSync(path)) return new Map(found(root));
  const said: unknown = JSON.parse(readFileSync(path, 'utf8'));
  const languages = Object.entries(typeof said === 'object' && said !== null ? said : {}).map(
    ([code, promised]: [string, unknown]): [string, Promised] => {
      if (promised === 'complete' || isNames(promised)) return [code, promised];
      throw new Error(`locales/languages.json: "${code}" is "complete", or the folders that must be whole in it.`);
    },
  );
  return new Map(languages);
}

/** The languages in which nothing may be missing. */
export const completeIn = (root: string): string[] =>
  [...languagesIn(root)].flatMap(([code, promised]) => (promised === 'complete' ? [code] : []));

/** Whether the texts of a folder must be whole in a language. */
export const mustBeWhole = (promised: Promised, folder: string): boolean =>
  promised === 'complete' || promised.includes(folder);
