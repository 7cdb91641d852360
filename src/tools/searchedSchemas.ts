import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileNamed, namesIn } from './namesIn.ts';

const SEARCH = /\bsearch:/;
const SEARCH_IN_SEVERAL = /\bsearch:\s*\{/;
const IMPORTS = /\bfrom\s*['"](\.[^'"]+)['"]/g;

/** The file an import means: with its own ending, or that of TypeScript. */
const imported = (from: string, path: string): string | undefined =>
  ['', '.ts', '.js']
    .map((ending) => resolve(dirname(from), path) + ending)
    .find((one) => /\.[jt]s$/.test(one) && existsSync(one));

/** Whether a file, or one that it takes parts from, says anything about a search. */
function mentions(file: string, known: Map<string, boolean>): boolean {
  const before = known.get(file);
  if (before !== undefined) return before;
  known.set(file, false); // files that import each other
  const text = readFileSync(file, 'utf8');
  const own = [...text.matchAll(IMPORTS)].flatMap(([, path = '']) => imported(file, path) ?? []);
  const found = SEARCH.test(text) || own.some((one) => mentions(one, known));
  known.set(file, found);
  return found;
}

/**
 * Names of the schemas whose list may have a search, by what is written in them and in the parts they take: whoever
 * looks for a record anywhere need not load the others. Those that look in several places come first: records that
 * people know by many names are what they mean.
 *
 * @param root folder of the project, or of the framework
 * @param ending `.ts`, or `.js` in the framework as a package
 */
export function searchedSchemas(root: string, ending: '.ts' | '.js'): readonly string[] {
  const known = new Map<string, boolean>();
  const names = namesIn(`${root}/schemas`, new RegExp(`(?<![.]report|[.]d)[.]${ending.slice(1)}$`));
  const fileOf = (name: string) => resolve(root, fileNamed(root, 'schemas', name, ending));
  const isWide = (name: string) => SEARCH_IN_SEVERAL.test(readFileSync(fileOf(name), 'utf8'));
  const found = names.filter((name) => mentions(fileOf(name), known));
  return found.toSorted((a, b) => Number(isWide(b)) - Number(isWide(a)));
}
