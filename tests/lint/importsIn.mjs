/* What sources import, read from their text. Plain Node. */
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isDoor, namesBehind, parseNames } from '../../src/tools/doors.mjs';
import { textOf } from './sources.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const ALIASES = { '@/': 'src/', '@schemas/': 'schemas/', '@mocks/': 'mocks/' };
const STATIC = /^(?:import|export)\s+(type\s)?(?:(?:\{([^}]*)\}|[^'"]*?)\s*from\s*)?['"]([^'"]+)['"]/gm;

/**
 * @param sources paths of all files there are
 * @returns for a file what it imports, `{target, through, eager}`: `target` is the file, behind a door each that
 *   declares a name of it; `through` is the file that is named; imports of types and lazy ones are not `eager`
 */
export function importsIn(sources) {
  const known = new Set(sources);
  const behind = new Map();
  const found = new Map();

  function resolve(from, name) {
    const prefix = Object.keys(ALIASES).find((one) => name.startsWith(one));
    if (!prefix && !name.startsWith('.')) return undefined;
    const base = prefix ? ALIASES[prefix] + name.slice(prefix.length) : normalize(join(dirname(from), name));
    return [base, `${base}.ts`, `${base}.tsx`, `${base}/index.ts`].find((path) => known.has(path)) ?? base;
  }

  return function importsOf(file) {
    if (found.has(file)) return found.get(file);
    const text = textOf(file);
    const all = [];
    for (const [, typed, list, name] of text.matchAll(STATIC)) {
      const through = resolve(file, name);
      if (through === undefined) continue;
      const names = list === undefined || !isDoor(through) || isDoor(file) ? [] : parseNames(list, Boolean(typed));
      const declared = names.map((one) => ({ ...one, there: namesBehind(root, through, behind).get(one.name) }));
      if (declared.length === 0) all.push({ target: through, through, eager: !typed });
      for (const { type, there } of declared)
        all.push({ target: there?.file ?? through, through, eager: !type && !there?.type });
    }
    for (const [, name] of text.matchAll(/\bimport\(\s*['"]([^'"]+)['"]\s*\)/g)) {
      const through = resolve(file, name);
      if (through !== undefined) all.push({ target: through, through, eager: false });
    }
    found.set(file, all);
    return all;
  };
}
