/*
 * Markers: a comment `covers FR-111..FR-131, FS-026` above a test, an assertion of one, a case in its table, or a
 * declaration.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const FOLDERS = ['src', 'schemas', 'resources', 'mocks', 'tests'];
const SOURCE = /\.(?:ts|tsx|mjs)$/;
const MARKER = /(?:\/\/|\*)\s*covers ((?:[A-Z]{1,2}-\d{3}(?:\.\.[A-Z]{1,2}-\d{3})?(?:,\s*)?)+)/g;

/** FR-111..FR-113 as three ids. */
function idsOf(text) {
  return text
    .split(/,\s*/)
    .filter(Boolean)
    .flatMap((part) => {
      const [from, to = from] = part.trim().split('..');
      const [kind, first] = from.split('-');
      const count = Number(to.split('-')[1]) - Number(first) + 1;
      return Array.from({ length: count }, (_, index) => `${kind}-${String(Number(first) + index).padStart(3, '0')}`);
    });
}

const TITLE =
  /^\s*(?:export )?(?:(?:test|it|describe)(?:\.\w+(?:\([^)]*\))?)*\(\s*|for \(|if \(.*?\) (?:test|it)\()(?:(['"`])((?:\\.|(?!\1).)*)\1)?/;
/** Lines below a marker of a source in which its test may begin. */
const NEAR = 8;

const COMMENT = /^\s*(?:\/\/|\*|\/\*|$)/;
const titleIn = (text) => {
  const found = TITLE.exec(text);
  return found ? (found[2] ?? '') : undefined;
};

/** The title of the test that a marker stands above, with nothing but comments between. */
function titleBelow(lines, line) {
  const next = lines.slice(line, line + NEAR).find((text) => !COMMENT.test(text));
  return next === undefined ? undefined : titleIn(next);
}

const depth = (text) => text.search(/\S/);

/** The title of the test around a marker that stands at one of its assertions. */
function titleAround(lines, line) {
  const own = depth(lines[line - 1]);
  for (let at = line - 2; at >= 0; at -= 1) {
    const text = lines[at];
    if (depth(text) >= own || text.trim() === '') continue;
    if (/^\s*[})\]]/.test(text)) return undefined;
    if (/^\s*(?:test|it)\b/.test(text)) return titleIn(text) ?? '';
  }
  return undefined;
}

/**
 * The test a marker is shown by: the one below it, the one around it, or, in a table of cases, the first that comes
 * after. Undefined in sources.
 */
function titleOf(lines, line, inTests) {
  const title = titleBelow(lines, line) ?? (inTests ? titleAround(lines, line) : undefined);
  return (
    title ??
    (inTests
      ? lines
          .slice(line)
          .map(titleIn)
          .find((one) => one !== undefined)
      : undefined)
  );
}

/** What a marker shows, by where it stands: a test of the product, of the backend alone, or a declaration. */
function kindAt(path) {
  const tests = /\.(?:test|spec)\.tsx?$|^tests\//.test(path);
  if (!tests) return 'declaration';
  return path.startsWith('mocks/') ? 'backend' : 'product';
}

/**
 * Every marker of the sources: id, `file:line`, what it shows, the title of its test, and how many ids stand with it.
 */
export function readMarkers(root) {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true }).map((path) => join(root, folder, String(path))),
  ).filter((path) => SOURCE.test(path) && !path.includes('/tests/spec/'));
  return files.flatMap((path) => {
    const text = readFileSync(path, 'utf8');
    const lines = text.split('\n');
    return [...text.matchAll(MARKER)].flatMap((match) => {
      const line = text.slice(0, match.index).split('\n').length;
      const file = relative(root, path);
      const ids = idsOf(match[1] ?? '');
      return ids.map((id) => ({
        id,
        file,
        at: `${file}:${line}`,
        kind: kindAt(file),
        title: titleOf(lines, line, kindAt(file) !== 'declaration'),
        beside: ids.length,
      }));
    });
  });
}
