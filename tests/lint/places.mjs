/*
 * Where files are: no folder is too full to be read at a glance, and an area has one name in schemas, pages and
 * reference backend (docs/architecture.md, Areas). Plain Node.
 */
import { existsSync, readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { isTest, sourceFiles } from './sources.mjs';

const MOST = 32;
/** Folders that stand for no area: the demonstration's own pages, what is loaded from files, parts in common. */
const OTHER = new Set(['gallery', 'playground', 'generated', 'public', 'parts']);

const problems = [];
const files = sourceFiles(/\.(?:tsx?|mjs)$/, ['src', 'schemas', 'resources', 'mocks', 'tests']);
const counts = new Map();
for (const folder of files.filter((path) => !isTest(path)).map((path) => dirname(path)))
  counts.set(folder, (counts.get(folder) ?? 0) + 1);
for (const [folder, count] of counts)
  if (count > MOST) problems.push(`${folder} has ${count} files, more than ${MOST}: group them by what they do`);

const foldersIn = (path) =>
  existsSync(path)
    ? readdirSync(path, { withFileTypes: true }).flatMap((one) =>
        one.isDirectory() && !OTHER.has(one.name) ? [one.name] : [],
      )
    : [];
const areas = foldersIn('schemas');
for (const place of ['resources', 'mocks/areas'])
  for (const area of foldersIn(place)) {
    if (!areas.includes(area)) problems.push(`${place}/${area}: schemas has no area of this name`);
    const parts = foldersIn(`schemas/${area}`);
    if (parts.length === 0) continue;
    for (const part of foldersIn(`${place}/${area}`))
      if (!parts.includes(part)) problems.push(`${place}/${area}/${part}: schemas/${area} has no part of this name`);
  }

for (const problem of problems) console.error(problem);
console.log(`${files.length} files, ${problems.length} problems`);
process.exit(problems.length === 0 && files.length > 0 ? 0 : 1);
