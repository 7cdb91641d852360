/* The sources of console and backend, as text. Plain Node. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const FOLDERS = ['src', 'schemas', 'resources', 'mocks'];

function* filesBelow(folder) {
  for (const name of readdirSync(join(root, folder))) {
    const path = `${folder}/${name}`;
    if (statSync(join(root, path)).isDirectory()) yield* filesBelow(path);
    else yield path;
  }
}

/** Paths, from the project, of all files whose names end so: by default the TypeScript ones of console and backend. */
export const sourceFiles = (ending = /\.tsx?$/, folders = FOLDERS) =>
  folders.flatMap((folder) => [...filesBelow(folder)]).filter((path) => ending.test(path));

export const isTest = (path) => /\.test\.tsx?$/.test(path);

export const textOf = (path) => readFileSync(join(root, path), 'utf8');
