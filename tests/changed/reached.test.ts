import { expect, it } from 'vitest';
import { changedResources, reachedTests } from './reached.mjs';

const imports: Readonly<Record<string, readonly string[]>> = {
  'src/sum.ts': [],
  'src/sum.test.ts': ['src/sum.ts'],
  'src/total.ts': ['src/sum.ts'],
  'src/total.test.ts': ['src/total.ts'],
  'src/page/Page.tsx': ['src/total.ts'],
  'src/page/Page.test.tsx': ['src/page/Page.tsx'],
  'src/page/other.test.ts': [],
  'src/ring/one.ts': ['src/ring/two.ts', 'src/sum.ts'],
  'src/ring/two.ts': ['src/ring/one.ts'],
  'src/ring/two.test.ts': ['src/ring/two.ts'],
};
const files = Object.keys(imports);
const importsOf = (file: string) => (imports[file] ?? []).map((target) => ({ target }));
const reached = (...changed: string[]) =>
  reachedTests(changed, files, importsOf).map(({ file, distance }) => `${distance} ${file}`);

it('takes tests beside a change first, then those of what imports it, also around a circle', () => {
  expect(reached('src/sum.ts')).toEqual([
    '0 src/sum.test.ts',
    '0 src/total.test.ts',
    '3 src/page/Page.test.tsx',
    '3 src/ring/two.test.ts',
  ]);
});

it('takes a test that changed, and all beside a changed page', () => {
  expect(reached('src/page/other.test.ts')).toContain('0 src/page/other.test.ts');
  expect(reached('src/page/Page.tsx')).toEqual(['0 src/page/Page.test.tsx', '0 src/page/other.test.ts']);
});

it('reaches nothing from what no test stands on', () => {
  expect(reached('README.md')).toEqual([]);
});

it('names the resources of changed schemas, not reports and tests', () => {
  expect(
    changedResources(['schemas/hems/home.ts', 'schemas/hems/year.report.ts', 'schemas/hems/home.test.ts', 'src/a.ts']),
  ).toEqual(['hems/home']);
});
