/* What a change reaches: the tests of it, the nearest first. Plain Node. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { sourceFiles } from '../lint/sources.mjs';

const TEST = /\.test\.tsx?$/;

/**
 * The files of tests that a change reaches, the nearest first: those that changed and those beside what changed (0),
 * those that import it (1), those that import what imports it (2), and so on.
 *
 * @param changed paths that were changed
 * @param files paths of all sources and tests
 * @param importsOf what a file imports, `[{target}]`
 * @returns `[{file, distance}]`
 * @example reachedTests(['src/a.ts'], files, importsOf)[0] // { file: 'src/a.test.ts', distance: 0 }
 */
export function reachedTests(changed, files, importsOf) {
  const importers = new Map();
  for (const file of files)
    for (const { target } of importsOf(file)) importers.set(target, [...(importers.get(target) ?? []), file]);
  const stem = (path) => path.replace(/(?:\.dom)?(?:\.test)?\.tsx?$/, '');
  const own = new Set(changed.map(stem));
  const folders = new Set(changed.filter((path) => /\.tsx?$/.test(path)).map(dirname));
  const distances = new Map();
  let next = files.filter((file) => own.has(stem(file)) || (TEST.test(file) && folders.has(dirname(file))));
  next.push(...changed);
  for (let distance = 0; next.length > 0; distance += 1) {
    const here = next.filter((file) => !distances.has(file));
    for (const file of here) distances.set(file, distance);
    // a test reaches nothing, and one beside a change only itself
    next = here.filter((file) => !TEST.test(file)).flatMap((file) => importers.get(file) ?? []);
  }
  return [...distances]
    .filter(([file]) => TEST.test(file) && files.includes(file))
    .map(([file, distance]) => ({ file, distance }))
    .sort((one, other) => one.distance - other.distance || (one.file < other.file ? -1 : 1));
}

const SCHEMA = /^schemas\/(.+)(?<!\.report|\.test)\.ts$/;

/** Resources whose contract is to be held again: those of changed schemas. */
export const changedResources = (changed) => changed.flatMap((path) => SCHEMA.exec(path)?.[1] ?? []);

const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);

/**
 * Files that differ from a commit, the new ones too. Without one: from where the branch left `main`, on `main` itself
 * what is not committed.
 */
export function changedFiles(since) {
  const base = since ?? git('merge-base', 'HEAD', 'main')[0] ?? 'HEAD';
  return [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')];
}

/** Sources and tests. */
export const sources = () =>
  sourceFiles(/\.tsx?$/, ['src', 'schemas', 'resources', 'mocks', 'tests']).filter((path) => existsSync(path));
