/*
 * Builds the lab: the console with the start, schemas, texts, pages and backend parts of tests/fixtures laid over it.
 * Prints its folder.
 */
import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildCopy, copyProject } from '../copyProject.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const copy = copyProject(root, 'lab');
for (const part of ['src', 'schemas', 'resources', 'locales', 'mocks']) {
  const fixtures = join(root, 'tests/fixtures', part);
  if (existsSync(fixtures)) cpSync(fixtures, join(copy, part), { recursive: true });
}
buildCopy(copy);
console.log(copy);
