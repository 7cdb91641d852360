import { expect, it } from 'vitest';
import { packagesIn } from '../audit/usage.mjs';
import { sourceFiles, textOf } from './sources.mjs';

/** The packages that were agreed on. */
const STACK = [
  'react',
  'react-dom',
  'react-admin',
  'ra-i18n-polyglot',
  'ra-language-english',
  'ra-language-chinese',
  '@mui/material',
  'echarts',
  'echarts-for-react',
  'jsencrypt',
  'dayjs',
  'vite',
  'vitest',
  'msw',
  '@playwright/test',
];

const sources = sourceFiles(/\.(?:tsx?|mjs)$/, ['src', 'resources', 'mocks', 'tests']);

it('imports every package of the stack in a source', () => {
  const imported = new Set(sources.flatMap((path) => [...packagesIn(textOf(path))]));
  expect(STACK.filter((name) => !imported.has(name))).toEqual([]);
});

it('says of each in the docs where it stands', () => {
  const [, table = ''] = textOf('docs/architecture.md').split('## The packages of the stack');
  const [rows = ''] = table.split('\n## ');
  const named = [...rows.matchAll(/^\| (`[^|]+) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name),
  );
  expect(named).toEqual(STACK);
});
