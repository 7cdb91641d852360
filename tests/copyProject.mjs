/* A copy of the project that tests may add schemas to before they build it. Plain Node. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

const PARTS = ['src', 'schemas', 'resources', 'locales', 'mocks', 'index.html', 'vite.config.ts', 'tsconfig.json', 'package.json'];

/** Path of a fresh copy without tests, below node_modules/.cache, with the packages of the original. */
export function copyProject(root, name) {
  const copy = join(root, 'node_modules/.cache', name);
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  for (const part of PARTS) cpSync(join(root, part), join(copy, part), { recursive: true, filter: (path) => !/\.test\.tsx?$/.test(path) });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'dir');
  return copy;
}

/** Builds console and server of a copy; throws with what the build printed. */
export function buildCopy(copy) {
  const built = spawnSync('npm', ['run', '--silent', 'build'], { cwd: copy, encoding: 'utf8' });
  if (built.status !== 0) throw new Error(`The build of ${copy} failed.\n${built.stdout}${built.stderr}`);
}
