/* Reads exported functions and constants with their doc comments from TypeScript source text. */

/** What each does, by name; of overloads the first that is documented counts. */
export function readFunctions(source) {
  const found = new Map();
  for (const [, doc, name] of source.matchAll(
    /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export (?:async )?(?:function|const) (\w+)/g,
  )) {
    if (!found.has(name))
      found.set(
        name,
        doc
          .replace(/^\s*\*\s?/gm, ' ')
          .replace(/@(?!example)\w+[\s\S]*$/, '')
          .replace(/@example (.*)$/m, '`$1`')
          .replace(/\s+/g, ' ')
          .trim(),
      );
  }
  return found;
}
