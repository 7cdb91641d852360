import { existsSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export { NAME } from '../package/names.mjs';

const slashed = (path: string): string => path.replaceAll('\\', '/').replace(/\/$/, '');

/** Folder of the framework: that of the package, or of this repository. */
export const framework = slashed(fileURLToPath(new URL('../../..', import.meta.url)));

/** Whether the framework is a package, and the project is elsewhere. */
export const isPackage = existsSync(join(framework, 'src/tools/vite/places.js'));

const ENDINGS = ['.ts', '.tsx', '.js', ''];

/** A module of the framework by its path without ending: `src/registry`. Undefined when it has none. */
export const frameworkFile = (path: string): string | undefined =>
  ENDINGS.map((ending) => `${framework}/${path}${ending}`).find((file) => existsSync(file));

/** The same of a module that must be there. */
export function neededFile(path: string): string {
  const file = frameworkFile(path);
  if (file === undefined) throw new Error(`The framework has no ${path}. Install it anew.`);
  return file;
}

/** A file of a package that the framework needs, wherever it is installed; links are followed, as the bundler does. */
export function packageFile(path: string): string | undefined {
  for (let folder = framework; ; folder = dirname(folder)) {
    const file = join(folder, 'node_modules', path);
    if (existsSync(file)) return slashed(realpathSync(file));
    if (dirname(folder) === folder) return undefined;
  }
}

/** Whether a module comes from another package than the framework. */
export const isForeign = (id: string): boolean => id.includes('/node_modules/') && !id.startsWith(`${framework}/src/`);
