/* Reads interfaces and their doc comments from TypeScript source text; enough for flat, documented ones. */
import { docComment } from './docComment.mjs';

/** Index just past the bracket that closes the one before `from`. */
function closing(source, from) {
  let depth = 1;
  let index = from;
  for (; index < source.length && depth > 0; index += 1) {
    if ('{([<'.includes(source[index])) depth += 1;
    else if ('})]'.includes(source[index]) || (source[index] === '>' && source[index - 1] !== '=')) depth -= 1;
  }
  return index;
}

/** Members of an interface body: {name, type, optional, doc, example}; the example is what `@example` says. */
function members(body) {
  const found = [];
  const start = /(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*)?(?:readonly\s+)?([A-Za-z_$]\w*)(\?)?(?=[:(<])/y;
  let index = 0;
  while (index < body.length) {
    start.lastIndex = index;
    const match = start.exec(body);
    if (!match) {
      index += 1;
      continue;
    }
    let end = start.lastIndex;
    while (end < body.length && body[end] !== ';') end = '{([<'.includes(body[end]) ? closing(body, end + 1) : end + 1;
    const type = body.slice(start.lastIndex, end).replace(/^:\s*/, '');
    const { text: doc, example } = docComment(match[1] ?? '');
    found.push({ name: match[2], type, optional: match[3] === '?', doc, ...(example && { example }) });
    index = end + 1;
  }
  return found;
}

/** Interfaces, exported or not, by name: {doc, heritage, properties}. */
export function readInterfaces(source) {
  const found = new Map();
  const head = /(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*)?(?:export )?interface (\w+)(?:<[^{]*>)?\s*(extends [^{]*)?\{/g;
  for (const match of source.matchAll(head)) {
    const from = match.index + match[0].length;
    const end = closing(source, from) - 1;
    if (!found.has(match[2]))
      found.set(match[2], {
        doc: docComment(match[1] ?? '').text,
        heritage: match[3] ?? '',
        properties: members(source.slice(from, end)),
      });
  }
  return found;
}
