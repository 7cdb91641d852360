/* Builds the package and packs it as npm does. Plain Node. */
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { loadTool, root } from '../loadTool.mjs';

/**
 * Writes `<name>-<version>.tgz` into a folder.
 *
 * @param folder where it is put; one that is there with the same version is replaced
 * @param options `out`: where the package is written first; `version`: default that of package.json
 * @returns `{file, built}`: its name, and what buildPackage says
 */
export async function packFramework(folder, { out = `${root}/dist/package`, version } = {}) {
  const { buildPackage } = await loadTool('src/tools/package/buildPackage.ts');
  const built = await buildPackage(root, out, version);
  mkdirSync(folder, { recursive: true });
  const { status, stdout, stderr } = spawnSync('npm', ['pack', '--silent', '--pack-destination', folder], {
    cwd: out,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`npm pack failed: ${stderr}`);
  return { file: stdout.trim().split('\n').at(-1), built };
}
