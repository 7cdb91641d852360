/* Key handlers of a source that do not ask whether the key is an input method's. Plain Node. */

const HEADS = [
  /\(\s*\{?[^(){}]*\}?\s*:\s*[\w.]*KeyboardEvent\b[^()]*\)\s*(?::\s*[^={]+)?=>/g,
  /\bfunction\s*\w*\s*\([^()]*:[^()]*KeyboardEvent\b[^()]*\)[^{]*/g,
  /\bonKey(?:Down|Up|Press)(?:Capture)?\s*(?:=\s*\{|:)\s*(?:\([^()]*\)|\w+)\s*=>/g,
  /\baddEventListener\(\s*['"]key(?:down|up|press)['"]\s*,\s*(?:\([^()]*\)|\w+)\s*=>/g,
];
const OPEN = '([{';
const CLOSE = ')]}';

/** What follows a head: a block, or an expression up to where it ends. */
function bodyAt(source, from) {
  let depth = 0;
  for (let at = from; at < source.length; at += 1) {
    const sign = source[at];
    if (OPEN.includes(sign)) depth += 1;
    if (CLOSE.includes(sign)) depth -= 1;
    const isBlock = depth === 0 && sign === '}' && source.slice(from).trimStart().startsWith('{');
    if (depth < 0 || isBlock || (depth === 0 && (sign === ';' || sign === ','))) return source.slice(from, at + 1);
  }
  return source.slice(from);
}

/** Looks at the key, or hands the event on to who does: neither is needed for `event.stopPropagation()`. */
const looksAtKey = (head, body) =>
  /\.\s*(?:key|code|keyCode|which)\b/.test(body) ||
  /\{[^}]*\b(?:key|code|keyCode|which)\b[^}]*\}\s*=\s*\w/.test(body) ||
  /\{[^}]*\b(?:key|code)\b/.test(head);

/** `{line, code}` of each handler that looks at a key without `isComposing`. */
export function keyHandlers(source) {
  const found = new Map();
  for (const pattern of HEADS)
    for (const { 0: head, index } of source.matchAll(pattern)) {
      const body = bodyAt(source, index + head.length);
      if (!looksAtKey(head, body) || /\bisComposing\(/.test(body)) continue;
      const line = source.slice(0, index).split('\n').length;
      found.set(line, { line, code: head.trim() });
    }
  return [...found.values()];
}
