import { expect, it, vi } from 'vitest';
import { defineResource, enumeration, number, text } from '@/dsl';
import type { ImportRow } from '../rows/importRow';
import { uploadSheet } from './uploadSheet';

const thing = defineResource({
  name: 'area/thing',
  api: { base: '/thing', page: 'GET page', import: 'POST import' },
  fields: { name: text(), mode: enumeration(['auto', 'manual']), power: number({ decimals: 1 }) },
});

const rowOf = (key: number): ImportRow => ({
  key,
  line: key,
  cells: { name: `Thing ${key}`, mode: '自动', power: '1,5' },
  values: { name: `thing ${key}`, mode: key % 2 === 0 ? 'auto' : 'manual', power: 1.5 },
  problems: {},
  said: {},
});

it('a sheet of thousands of rows asks for the words of its codes once', () => {
  const code = vi.fn((_name: string, value: string, locale: string) => `${value} ${locale}`);
  const of = {
    resource: thing,
    layout: [
      { heading: 'Name', name: 'name' },
      { heading: 'Theirs', name: null },
      { heading: 'Mode', name: 'mode' },
      { heading: 'Power', name: 'power' },
    ],
    words: { locales: ['en', 'zh'], label: (name: string) => name, code },
    locale: 'en',
  } as const;
  const { rows } = uploadSheet(
    of,
    Array.from({ length: 5000 }, (_, key) => rowOf(key)),
  );
  expect(rows.slice(0, 3)).toEqual([
    ['Name', 'Theirs', 'Mode', 'Power'],
    ['Thing 0', null, 'auto en', 1.5],
    ['Thing 1', null, 'manual en', 1.5],
  ]);
  expect(rows).toHaveLength(5001);
  expect(code).toHaveBeenCalledTimes(4); // two codes in two languages
});
