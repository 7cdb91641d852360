/* Where the framework is and where the project: one folder in this repository, two where the framework is a package. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of the framework. */
export const framework = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');
/** Whether the framework is a package: its modules are built. */
export const isPackage = existsSync(join(framework, 'src/dsl.js'));
/** Folder of the project. */
export const root = isPackage ? process.cwd() : framework;

/**
 * A module as it is there: `src/tools/x.ts` of this repository is `x.js` in the package. A project's own comes first.
 */
export function placed(path) {
  const folder = !isPackage || existsSync(join(root, path)) ? root : framework;
  return join(folder, folder === root ? path : path.replace(/\.tsx?$/, '.js'));
}
