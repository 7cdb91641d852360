import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { nameProblems } from './nameProblems.mjs';

let root = '';
const write = (file: string, name: string, what = 'Resource') =>
  writeFileSync(join(root, 'schemas', file), `export const x = define${what}({\n  name: '${name}',\n});\n`);
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'names-'));
  for (const folder of ['depot/parts', 'iot']) mkdirSync(join(root, 'schemas', folder), { recursive: true });
  write('depot/part.ts', 'depot/part');
  write('depot/yield.report.ts', 'depot/yield', 'Report');
  writeFileSync(join(root, 'schemas/depot/parts/unit.ts'), 'export const unit = 1;\n');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

it('finds nothing where every file defines what it is called', () => expect(nameProblems(root)).toEqual([]));

it('finds a name that two files have, and a file whose name differs', () => {
  write('iot/part.ts', 'depot/part');
  const found = [
    '"depot/part" is the name of schemas/depot/part.ts and schemas/iot/part.ts.',
    'schemas/iot/part.ts: name is "depot/part". Make it "iot/part", after the file',
  ];
  expect(nameProblems(root)).toEqual(found.map((said) => expect.stringContaining(said)));
  expect(nameProblems(root, 'depot/part')).toHaveLength(2);
  expect(nameProblems(root, 'depot/yield'), 'nothing of others').toEqual([]);
});

it('finds a report whose file is called otherwise', () => {
  write('depot/gain.report.ts', 'depot/yields', 'Report');
  expect(nameProblems(root, 'depot/gain')).toEqual([expect.stringContaining('Make it "depot/gain"')]);
});

it('finds views and pages of the area that nothing finds, for want of a default export', () => {
  mkdirSync(join(root, 'resources/depot'), { recursive: true });
  const file = (name: string, text: string) => writeFileSync(join(root, 'resources/depot', name), text);
  file('part.views.tsx', 'export const partViews = defineViews(part, {});\n');
  file('board.page.tsx', 'export function Board() {}\n');
  file('shelf.page.tsx', 'export default function Shelf() {}\n');
  expect(nameProblems(root, 'depot/part')).toEqual([
    'resources/depot/part.views.tsx has no default export, so nothing finds it. Write: export default defineViews(…).',
    'resources/depot/board.page.tsx has no default export, so nothing finds it. Write: export default function Page() { … }.',
  ]);
  expect(nameProblems(root, 'iot/brand'), 'nothing of other areas').toEqual([]);
});
