import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { fileNamed, namesIn } from './namesIn';

const root = mkdtempSync(join(tmpdir(), 'names-'));
const write = (path: string): void => {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), '');
};
for (const path of ['depot/part.ts', 'depot/yard/crane.ts', 'depot/yard/parts/hook.ts', 'depot/yard/crane.test.ts'])
  write(`schemas/${path}`);

it('names a file by its area and itself, whatever folders lie between', () => {
  expect(namesIn(`${root}/schemas`, /\.ts$/)).toEqual(['depot/crane', 'depot/part']);
});

it.each([
  ['depot/crane', 'schemas/depot/yard/crane.ts'],
  ['depot/part', 'schemas/depot/part.ts'],
  ['depot/new', 'schemas/depot/new.ts'],
  ['harbor/new', 'schemas/harbor/new.ts'],
])('finds the file of %s, or where it belongs', (name, file) => {
  expect(fileNamed(root, 'schemas', name, '.ts')).toBe(file);
});

it('refuses two files of one name', () => {
  write('resources/depot/crane.page.tsx');
  write('resources/depot/yard/crane.page.tsx');
  expect(() => namesIn(`${root}/resources`, /\.page\.tsx$/)).toThrow('two files are "depot/crane"');
});
