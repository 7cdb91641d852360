/*
 * What the public doors of src give is told where it is declared: a docstring tagged @public, and of functions, hooks
 * and components an @example. Classes of errors, constants that are no functions, and types need none. Plain Node.
 */
import { fileURLToPath } from 'node:url';
import { namesBehind, promisedDoors } from '../../src/tools/doors.mjs';
import { textOf } from './sources.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** How a constant begins that is called or drawn: a function, what a wrapper makes of one, a provider. */
const CALLED =
  /^(?:\(|<|async\b|function\b|\w+ =>|(?:memo|forwardRef|lazyPart|defineInput|loadedOnce)\b[<(]|\w+\.Provider\b)/;

const problems = [];
const seen = new Set();
const known = new Map();

for (const door of promisedDoors(root))
  for (const [as, { file, name, type }] of namesBehind(root, door, known)) {
    if (name === '*' || seen.has(`${file} ${name}`)) continue;
    seen.add(`${file} ${name}`);
    const text = textOf(file);
    const declared = new RegExp(
      `^export (?:declare )?(?:default )?(interface|type|enum|abstract class|class|async function\\*?|function\\*?|const|let) ${name}\\b`,
      'm',
    ).exec(text);
    const doc = declared && /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*$/.exec(text.slice(0, declared.index))?.[1];
    if (!declared) problems.push(`${door} gives ${as}: ${file} does not declare it by \`export\``);
    else if (!doc?.includes('@public'))
      problems.push(`${file}: ${name} is promised by ${door}: say what it is, @public`);
    else if (
      !type &&
      !doc.includes('@example') &&
      isCalled(declared[1], text.slice(declared.index + declared[0].length))
    )
      problems.push(`${file}: ${name} is promised by ${door}: show it in an @example`);
  }

/** @param rest the text behind the name */
function isCalled(kind, rest) {
  if (/function/.test(kind)) return true;
  if (/class/.test(kind)) return /^[^{]* extends (?:Pure)?Component\b/.test(rest);
  const [beginning] = /^(?::[\s\S]*?)?\s=\s+/.exec(rest) ?? [];
  return kind === 'const' && beginning !== undefined && CALLED.test(rest.slice(beginning.length));
}

for (const problem of problems) console.error(problem);
console.log(`${seen.size} names, ${problems.length} problems`);
process.exit(problems.length === 0 && seen.size > 0 ? 0 : 1);
