import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, it } from 'vitest';
import { frameworkFiles } from './frameworkFiles.mjs';

const files = frameworkFiles('.');
const there = new Set(files);
const ALIASES: Readonly<Record<string, string>> = { '@/': 'src/', '@schemas/': 'schemas/', '@mocks/': 'mocks/' };

function target(from: string, name: string): string | undefined {
  const alias = Object.keys(ALIASES).find((one) => name.startsWith(one));
  if (!alias && !name.startsWith('.')) return undefined;
  return alias ? (ALIASES[alias] ?? '') + name.slice(alias.length) : normalize(join(dirname(from), name));
}

it('is whole: it imports nothing that stays here', () => {
  const missing = files
    .filter((path) => /\.tsx?$/.test(path))
    .flatMap((path) => {
      const names = [
        ...readFileSync(path, 'utf8').matchAll(
          /^(?:import|export)\b[^'"]*?from\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/gm,
        ),
      ].map(([, one, other]) => one ?? other ?? '');
      return names.flatMap((name) => {
        const wanted = target(path, name);
        if (wanted === undefined || wanted === 'package.json') return [];
        return [
          wanted,
          `${wanted}.ts`,
          `${wanted}.tsx`,
          `${wanted}.d.ts`,
          `${wanted}/index.ts`,
          wanted.replace(/\.mjs$/, '.d.mts'),
        ].some((one) => there.has(one))
          ? []
          : [`${path}: ${name}`];
      });
    });
  expect(missing).toEqual([]);
});

it('has what its own tests are set up with', () => {
  const named = [...readFileSync('vite.config.ts', 'utf8').matchAll(/'(tests\/[^'*]+\.\w+)'/g)].map(
    ([, path = '']) => path,
  );
  expect(named).not.toEqual([]);
  expect(named.filter((path) => !there.has(path))).toEqual([]);
});

it('knows accounts and no other entity of this console', () => {
  const areas = new Set(files.flatMap((path) => /^(?:schemas|resources)\/([^/]+)\//.exec(path)?.[1] ?? []));
  expect([...areas].sort()).toEqual(['account', 'contract', 'playground', 'public']);
  expect(files.filter((path) => path.startsWith('schemas/contract/')).every((path) => path.includes('/parts/'))).toBe(
    true,
  );
});
