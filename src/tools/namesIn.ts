import { existsSync, readdirSync } from 'node:fs';

/**
 * Names of the files below a folder of the project, `area/name`: the first folder and the file, whatever lies between.
 * Those below `parts` are no schemas, only what some have in common.
 *
 * @throws Error when two files have one name
 */
export function namesIn(folder: string, ending: RegExp): string[] {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder, { recursive: true }).map((path) => String(path).replaceAll('\\', '/'));
  const names = files
    .filter((path) => path.includes('/') && ending.test(path) && !/\.test\.tsx?$|\/parts\//.test(path))
    .map((path) => path.replace(ending, '').replace(/\/.*\//, '/'))
    .sort();
  const twice = names.find((name, at) => name === names[at + 1]);
  if (twice !== undefined) throw new Error(`${folder}: two files are "${twice}". Rename one of them.`);
  return names;
}

/**
 * The file of a name below a folder of the project: `schemas/stock/depot/group.ts` of `stock/group`. Without one, where
 * a new one belongs.
 *
 * @param ending such as `.views.tsx`
 */
export function fileNamed(root: string, folder: string, name: string, ending: string): string {
  const [area = '', own = name] = name.split('/');
  const below = `${root}/${folder}/${area}`;
  const files = existsSync(below)
    ? readdirSync(below, { recursive: true }).map((path) => String(path).replaceAll('\\', '/'))
    : [];
  const found = files.find((path) => path === own + ending || path.endsWith(`/${own}${ending}`));
  return `${folder}/${area}/${found ?? own + ending}`;
}
