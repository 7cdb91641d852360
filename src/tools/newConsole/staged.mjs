/*
 * A console is the framework with the files of a project laid over it. Both are copied into `.console`, which is thrown
 * away at will: the project holds nothing of the framework, so a later version of it is only another package. Plain
 * Node.
 */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/** What a project may hold; each file is added to the framework's, or takes the place of one. */
export const PARTS = ['schemas', 'resources', 'locales', 'mocks', 'tests'];
const LIST = '.own.json';
const STAMP = '.framework';

export function filesBelow(root, path) {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [path];
  return readdirSync(full)
    .sort()
    .flatMap((name) => filesBelow(root, `${path}/${name}`));
}

const read = (path) => (existsSync(path) ? readFileSync(path) : undefined);
const same = (one, other) => one !== undefined && other !== undefined && one.equals(other);

function put(from, to) {
  if (same(read(from), read(to))) return;
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, to);
}

/** Puts one file of the project, that changed or is gone, where the console is made. */
export function lay({ project, framework, work }, path) {
  const from = [project, framework].map((root) => join(root, path)).find((file) => existsSync(file));
  if (from) put(from, join(work, path));
  else rmSync(join(work, path), { force: true });
}

/** Brings `.console` up to date with the framework that is installed and the files of the project. */
export function stage(place) {
  const { project, framework, work } = place;
  const { stamp } = JSON.parse(readFileSync(join(framework, 'package.json'), 'utf8'));
  if (String(read(join(work, STAMP)) ?? '') !== stamp) {
    for (const path of [...PARTS, 'src', 'deploy', 'dist']) rmSync(join(work, path), { recursive: true, force: true });
    mkdirSync(work, { recursive: true });
    for (const name of readdirSync(framework).filter((one) => one !== 'node_modules'))
      cpSync(join(framework, name), join(work, name), { recursive: true });
    writeFileSync(join(work, STAMP), stamp);
    rmSync(join(work, LIST), { force: true });
  }
  if (!existsSync(join(work, 'node_modules')))
    symlinkSync(join(project, 'node_modules'), join(work, 'node_modules'), 'junction');
  const before = JSON.parse(String(read(join(work, LIST)) ?? '[]'));
  const now = PARTS.flatMap((part) => filesBelow(project, part));
  for (const path of new Set([...before, ...now])) lay(place, path);
  writeFileSync(join(work, LIST), JSON.stringify(now));
}

/**
 * Brings back what a command wrote: files that are neither the framework's nor as the project has them. Returns their
 * paths.
 */
export function bringBack({ project, framework, work }) {
  const changed = PARTS.flatMap((part) => filesBelow(work, part)).filter((path) => {
    const own = read(join(work, path));
    return (
      !same(own, read(join(project, path))) &&
      !(same(own, read(join(framework, path))) && !existsSync(join(project, path)))
    );
  });
  for (const path of changed) put(join(work, path), join(project, path));
  return changed;
}
