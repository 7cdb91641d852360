/*
 * Where files are: no folder is too full to be read at a glance (its doors say only what others may use, and do not
 * count), and an area has one name in schemas, pages and reference backend (docs/architecture.md, Areas). Plain Node.
 */
import { existsSync, readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { isDoor } from '../../src/tools/doors.mjs';
import { isTest, sourceFiles, textOf } from './sources.mjs';

const MOST = 32;
/** Folders that stand for no area: the demonstration's own pages, what is loaded from files, parts in common. */
const OTHER = new Set(['gallery', 'playground', 'generated', 'public', 'parts']);

const problems = [];
const files = sourceFiles(/\.(?:tsx?|mjs)$/, ['src', 'schemas', 'resources', 'mocks', 'tests']);
const counts = new Map();
for (const folder of files.filter((path) => !isTest(path) && !isDoor(path)).map((path) => dirname(path)))
  counts.set(folder, (counts.get(folder) ?? 0) + 1);
for (const [folder, count] of counts)
  if (count > MOST) problems.push(`${folder} has ${count} files, more than ${MOST}: group them by what they do`);

/** What a file of an area is for says its place; else it is called after the one thing that it exports. */
const ROLES = new Set(['calls', 'menus', 'texts', 'tables', 'measures', 'labels', 'msw', 'absent', 'lint', 'index']);
for (const path of files.filter((one) => !isTest(one) && /^(?:src|resources|mocks)\/|\/parts\//.test(one))) {
  const base = path.replace(/^.*\/|\.[^.]+$/g, '');
  const text = textOf(path);
  const values = [...text.matchAll(/^export (?:async )?(?:const|function\*?|class) (\w+)/gm)].map(([, name]) => name);
  const others = /^export (?:interface|type|\*|\{|default)/m.test(text);
  const [only = ''] = values;
  const like = (name) => name.toLowerCase().replaceAll('_', '');
  // a constant is told by its capitals
  if (
    values.length === 1 &&
    only !== only.toUpperCase() &&
    !others &&
    !ROLES.has(base) &&
    !base.includes('.') &&
    like(only) !== like(base)
  )
    problems.push(`${path} exports ${only} alone: call the file after it`);
}

/** Files that are found by their names: parts of field types, what an entry or the build begins with. */
const FOUND =
  /^src\/(?:\w+\/)?fields\/\w+\/(?:Cell|LateCell|Input|Filter|ManyFilter|Detail)\.tsx$|\.(?:views|page)\.tsx$|\.d\.ts$|\/testing\/|^src\/tools\//;
const BEGINNINGS = new Set(['src/main.tsx', 'src/registry.ts', 'src/dsl.ts', 'src/shell/entry/fakeServer.ts']);
const imported = new Set();
for (const path of files)
  for (const [, name] of textOf(path).matchAll(
    /['"](?:\.{1,2}|@|@mocks|@schemas)\/(?:[^'"]*\/)?([\w.-]+?)(?:\.tsx?)?(?:\?\w+)?['"]/g,
  ))
    imported.add(name);
for (const path of files.filter((one) => !isTest(one) && /^(?:src|resources)\//.test(one))) {
  const base = path.replace(/^.*\/|\.tsx?$/g, '');
  if (!imported.has(base) && base !== 'index' && !FOUND.test(path) && !BEGINNINGS.has(path))
    problems.push(`${path} is imported by nothing`);
}

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
