/* Markers: a comment `covers FR-111..FR-131, FS-026` above a test or a declaration. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const FOLDERS = ['src', 'schemas', 'resources', 'mocks', 'tests'];
const SOURCE = /\.(?:ts|tsx|mjs)$/;
const MARKER = /(?:\/\/|\*)\s*covers ((?:[A-Z]{1,2}-\d{3}(?:\.\.[A-Z]{1,2}-\d{3})?(?:,\s*)?)+)/g;

/** FR-111..FR-113 as three ids. */
function idsOf(text) {
  return text.split(/,\s*/).filter(Boolean).flatMap((part) => {
    const [from, to = from] = part.trim().split('..');
    const [kind, first] = from.split('-');
    const count = Number(to.split('-')[1]) - Number(first) + 1;
    return Array.from({ length: count }, (_, index) => `${kind}-${String(Number(first) + index).padStart(3, '0')}`);
  });
}

/** Every marker of the sources: id and `file:line`. */
export function readMarkers(root) {
  const files = FOLDERS.flatMap((folder) => readdirSync(join(root, folder), { recursive: true }).map((path) => join(root, folder, String(path)))).filter((path) => SOURCE.test(path) && !path.includes('/tests/spec/'));
  return files.flatMap((path) => {
    const text = readFileSync(path, 'utf8');
    return [...text.matchAll(MARKER)].flatMap((match) => {
      const line = text.slice(0, match.index).split('\n').length;
      return idsOf(match[1] ?? '').map((id) => ({ id, at: `${relative(root, path)}:${line}` }));
    });
  });
}
