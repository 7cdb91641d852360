/* A copy of the project that tests may add schemas to before they build it. Plain Node. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PARTS = [
  'src',
  'schemas',
  'resources',
  'locales',
  'mocks',
  'deploy',
  'index.html',
  'vite.config.ts',
  'tsconfig.json',
  'package.json',
];

/**
 * Path of a fresh copy with the packages of the original: without tests below node_modules/.cache, with them where
 * sources are no packages.
 */
export function copyProject(root, name, { tests = false } = {}) {
  const copy = tests ? join(tmpdir(), `console-${name}`) : join(root, 'node_modules/.cache', name);
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  const filter = (path) => tests || !/\.test\.tsx?$/.test(path);
  for (const part of [...PARTS, ...(tests ? ['tests'] : [])])
    cpSync(join(root, part), join(copy, part), { recursive: true, filter });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'dir');
  return copy;
}

/** Builds console and server of a copy; throws with what the build printed. */
export function buildCopy(copy) {
  const built = spawnSync('npm', ['run', '--silent', 'build'], { cwd: copy, encoding: 'utf8' });
  if (built.status !== 0) throw new Error(`The build of ${copy} failed.\n${built.stdout}${built.stderr}`);
}
