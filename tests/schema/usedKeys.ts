const COMMENTS = /\/\*\*[\s\S]*?\*\//g;
const CALLS = /\b(?:translate|notify|t)\(([^()]*)/g;
const KEYS = /'([a-z]\w*(?:\.[\w-]+)+)'/g;

/** Keys that source text translates or notifies with, as far as they are written in full. */
export function usedKeys(source: string): string[] {
  const code = source.replace(COMMENTS, ''); // examples name texts of made up areas
  return [...code.matchAll(CALLS)].flatMap(([, given = '']) => [...given.matchAll(KEYS)].map(([, key = '']) => key));
}
