import { existsSync, statSync } from 'node:fs';
import { posix } from 'node:path';

const FOLDERS: readonly (readonly [alias: string, folder: string])[] = [
  ['@/', 'src/'],
  ['@schemas/', 'schemas/'],
  ['@mocks/', 'mocks/'],
];
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '/index.ts', '.d.ts'];

const isFile = (path: string): boolean => existsSync(path) && statSync(path).isFile();

/**
 * Finds the file of the repository that a module names, by alias or relative to it; undefined for a package.
 *
 * @param root folder of the repository
 */
export function resolver(root: string): (from: string, name: string) => string | undefined {
  return (from, name) => {
    const alias = FOLDERS.find(([before]) => name.startsWith(before));
    if (!alias && !name.startsWith('.')) return undefined;
    const base = alias ? alias[1] + name.slice(alias[0].length) : posix.join(posix.dirname(from), name);
    // what runs where nothing was built yet names what will be
    const bases = [base, base.replace(/\.js$/, ''), base.replace(/\.mjs$/, '')];
    return bases.flatMap((one) => ENDINGS.map((ending) => one + ending)).find((path) => isFile(`${root}/${path}`));
  };
}
