/* Reads exported functions and constants with their doc comments from TypeScript source text. */
import { docParagraph } from './docComment.mjs';

/** What each does, by name; of overloads the first that is documented counts. */
export function readFunctions(source) {
  const found = new Map();
  for (const [, doc, name] of source.matchAll(
    /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export (?:async )?(?:function|const) (\w+)/g,
  ))
    if (!found.has(name)) found.set(name, docParagraph(doc));
  return found;
}
