/* Packs the framework as an npm package: what a console of another project is built on. Plain Node. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { frameworkFiles } from './frameworkFiles.mjs';

export const NAME = 'energy-console-framework';
/** Commands of this project that make sense in any console. */
const SCRIPTS = [
  'start',
  'dev',
  'build',
  'build:demo',
  'build:deploy',
  'check',
  'doctor',
  'new:resource',
  'typecheck',
  'lint',
];
/** Packages that only this project's own tests need. */
const ASIDE = new Set(['@playwright/test', 'axe-core', 'playwright-core', 'prettier']);

function manifest(root, stamp) {
  const { version, engines, scripts, dependencies, devDependencies } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  );
  const tools = Object.entries(devDependencies).filter(([name]) => !ASIDE.has(name));
  return {
    name: NAME,
    version,
    description: 'A schema-driven admin framework on react-admin: one schema file is a whole resource.',
    private: true,
    license: 'UNLICENSED',
    type: 'module',
    engines,
    bin: { console: './src/tools/newConsole/console.mjs' },
    exports: { '.': { types: './src/dsl.ts', default: './src/dsl.ts' }, './*': './*' },
    types: './src/dsl.ts',
    scripts: {
      ...Object.fromEntries(SCRIPTS.map((name) => [name, scripts[name]])),
      test: 'node src/tools/newConsole/testProject.mjs',
    },
    dependencies: { ...dependencies, ...Object.fromEntries(tools) },
    stamp,
  };
}

/**
 * Writes `<name>-<version>-<sum>.tgz` into a folder, and returns its name: what differs has another, so npm sees that
 * there is something to install.
 */
export function packFramework(root, folder) {
  const stage = mkdtempSync(join(tmpdir(), 'framework-'));
  try {
    const sum = createHash('sha256');
    for (const path of frameworkFiles(root)) {
      cpSync(join(root, path), join(stage, path));
      sum.update(path).update(readFileSync(join(root, path)));
    }
    const stamp = sum.digest('hex');
    writeFileSync(join(stage, 'package.json'), `${JSON.stringify(manifest(root, stamp), null, 2)}\n`);
    mkdirSync(folder, { recursive: true });
    const { status, stdout, stderr } = spawnSync('npm', ['pack', '--silent', '--pack-destination', folder], {
      cwd: stage,
      encoding: 'utf8',
      shell: process.platform === 'win32',
    });
    if (status !== 0) throw new Error(`npm pack failed: ${stderr}`);
    const packed = stdout.trim().split('\n').at(-1);
    const file = packed.replace(/\.tgz$/, `-${stamp.slice(0, 8)}.tgz`);
    renameSync(join(folder, packed), join(folder, file));
    return file;
  } finally {
    rmSync(stage, { recursive: true, force: true });
  }
}
