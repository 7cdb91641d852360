import { existsSync, readdirSync } from 'node:fs';

/**
 * Files below a folder of the project, as `area/…/name` without their ending; those below `parts` are no schemas, only
 * what some have in common.
 */
export function namesIn(folder: string, ending: RegExp): string[] {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder, { recursive: true }).map((path) => String(path).replaceAll('\\', '/'));
  return files
    .filter((path) => path.includes('/') && ending.test(path) && !/\.test\.tsx?$|\/parts\//.test(path))
    .map((path) => path.replace(ending, ''))
    .sort();
}
